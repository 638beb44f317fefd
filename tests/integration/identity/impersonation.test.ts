import { expect, it, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import { runImpersonate } from '@/server/cli/commands/terminal/impersonate';
import { runRotateKeys } from '@/server/cli/commands/terminal/rotate-keys';
import { readSignedIn, testSecret } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const minute = 60;
const authenticate = '/sdk/v1/impersonation/authenticate';

describeIdentity('impersonation', ({ identity, database }) => {
  const commands = (environment: Record<string, string> = {}) =>
    createCommands({
      db: database(),
      clock: identity().clock.now,
      settings: parseSettings({ WAYBILL_SECRET: testSecret, ...environment }),
    });
  const link = async (user: string, by = 'Grace of support') =>
    (await commands().impersonate({ user, by })) as { link: string; token: string; userId: string };
  const use = (token: unknown, sessionToken?: string) =>
    identity().call(authenticate, {
      body: { impersonation_token: token },
      ...(sessionToken !== undefined && { sessionToken }),
    });
  const remove = (sessionToken: string) =>
    identity().call('/sdk/v1/users/emails/email-test-1', { method: 'DELETE', sessionToken });

  it('SPEC 7: an operator’s token signs in as the customer, for an hour, and names the impersonator', async () => {
    const email = newEmail();
    const customer = await identity().signIn({ email });
    const { token, link: href } = await link(email.toUpperCase());
    expect(href).toBe(
      `http://localhost:3000/auth/authenticate?stytch_token_type=impersonation&token=${token}`,
    );
    const { userId, data, sessionId } = readSignedIn(await use(token));
    expect(userId).toBe(customer.userId);
    expect(sessionId).not.toBe(customer.sessionId);
    const now = identity().clock.now();
    expect(data.session).toMatchObject({
      expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
      authentication_factors: [
        {
          type: 'impersonated',
          delivery_method: 'impersonation',
          last_authenticated_at: now.toISOString(),
          impersonated_factor: { impersonator_id: 'Grace of support', impersonator_email_address: '' },
        },
      ],
    });
    const { data: log } = await identity().call('/sdk/v1/users/me/events', {
      sessionToken: customer.sessionToken,
    });
    expect(log.events).toContainEqual(
      expect.objectContaining({
        kind: 'impersonated',
        detail: { method: 'impersonation', session: sessionId, by: 'Grace of support' },
      }),
    );
  });

  it('SPEC 7: the token works once, also when it is used many times concurrently', async () => {
    const { userId } = await identity().signIn({ email: newEmail() });
    const { token } = await link(userId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => use(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = await use(token);
    expect(refused.body).toMatchObject({
      status_code: 401,
      error_type: 'unable_to_auth_impersonation_token',
    });
  });

  it('SPEC 7: the token expires after five minutes', async () => {
    const { userId } = await identity().signIn({ email: newEmail() });
    const { token } = await link(userId);
    identity().clock.advance(5 * minute);
    expect((await use(token)).body.error_type).toBe('unable_to_auth_impersonation_token');
    expect((await use('')).body.error_type).toBe('unable_to_auth_impersonation_token');
  });

  it('an address that only requested a code has no user yet: it opens no account', async () => {
    const email = newEmail();
    await identity().call('/sdk/v1/otps/email/login_or_create', { body: { email } });
    await expect(link(email)).rejects.toThrow(`Nobody signs in as "${email}"`);
    identity().clock.advance(minute);
    await identity().signIn({ email });
    expect((await link(email)).token).not.toBe('');
  });

  it('SPEC 5: impersonation_token must be a string', async () => {
    for (const token of [7, null, undefined]) {
      expect((await use(token)).body.body).toEqual([
        expect.objectContaining({ message: 'impersonation_token must be a string.' }),
      ]);
    }
  });

  it('security 16: an impersonator changes no factor, however fresh', async () => {
    const { userId } = await identity().signIn({ email: newEmail() });
    const { sessionToken } = readSignedIn(await use((await link(userId)).token));
    expect((await remove(sessionToken)).body.error_type).toBe('stale_factors');
    const attach = await identity().call('/sdk/v1/otps/email/send/secondary', {
      sessionToken,
      body: { email: newEmail() },
    });
    expect(attach.body.error_type).toBe('stale_factors');
  });

  it('security 16: an impersonator ends no other session and no app’s access, and changes nothing of the user', async () => {
    const email = newEmail();
    const customer = await identity().signIn({ email });
    const acting = readSignedIn(await use((await link(email)).token));
    const { sessionToken } = acting;
    const calls: [method: 'POST' | 'PUT', path: string, body: object][] = [
      ['POST', '/users/me/sessions/revoke_others', {}],
      ['POST', `/users/me/sessions/${customer.sessionId}/revoke`, {}],
      ['POST', '/users/connected_apps/connected-app-test-1/revoke', {}],
      ['PUT', '/users/me', { untrusted_metadata: { note: 'changed' } }],
      ['PUT', '/webauthn/update/webauthn-registration-test-1', { name: 'Changed' }],
    ];
    for (const [method, path, body] of calls) {
      const refused = await identity().call(`/sdk/v1${path}`, { method, body, sessionToken });
      expect([path, refused.status, refused.body.error_type]).toEqual([
        path,
        403,
        'impersonated_session_not_allowed',
      ]);
    }
    const own = await identity().call('/sdk/v1/users/me', { sessionToken: customer.sessionToken });
    expect(own.status).toBe(200);
    const path = `/sdk/v1/users/me/sessions/${acting.sessionId}/revoke`;
    expect((await identity().call(path, { method: 'POST', body: {}, sessionToken })).status).toBe(200);
  });

  it('security 3: using an impersonated session never extends it', async () => {
    const { userId } = await identity().signIn({ email: newEmail() });
    const { sessionToken, data } = readSignedIn(await use((await link(userId)).token));
    const body = { session_duration_minutes: 1_000 };
    const used = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body });
    expect(used.data.session).toMatchObject({
      expires_at: (data.session as { expires_at: string }).expires_at,
    });
    identity().clock.advance(60 * minute);
    const late = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
    expect(late.body.error_type).toBe('session_not_found');
  });

  it('security 3: an impersonated session and the customer’s own are never merged', async () => {
    const email = newEmail();
    const own = await identity().signIn({ email });
    const acting = readSignedIn(await use((await link(email)).token, own.sessionToken));
    expect(acting.sessionId).not.toBe(own.sessionId);
    identity().clock.advance(minute);
    const proved = await identity().signIn({ email }, { sessionToken: acting.sessionToken });
    expect(proved.sessionId).not.toBe(acting.sessionId);
    expect(
      (proved.data.session as { authentication_factors: object[] }).authentication_factors,
    ).toMatchObject([{ type: 'otp' }]);
    const former = await identity().call('/sdk/v1/users/me', { sessionToken: acting.sessionToken });
    expect(former.body.error_type).toBe('session_not_found');
  });

  it('issue 4: the command prints the link, or what is wrong with its arguments', async () => {
    const { userId } = await identity().signIn({ email: newEmail() });
    const printed: string[] = [];
    const spy = vi
      .spyOn(console, 'log')
      .mockImplementation((line: unknown) => void printed.push(String(line)));
    const connection = {
      run: (command: keyof ReturnType<typeof commands>, body: unknown) => commands()[command](body),
      close: async () => undefined,
    };
    expect(await runImpersonate(connection, [userId], 'Grace')).toBe(0);
    expect(await runRotateKeys(connection)).toBe(0);
    spy.mockRestore();
    const token = /token=(\S+)/.exec(printed.join('\n'))?.[1];
    expect((await use(token)).status).toBe(200);
    expect(printed.at(-2)).toMatch(/^The new key jwk-test-[\da-f-]+ is published and signs from /);
    await expect(runImpersonate(connection, [userId], ' ')).rejects.toThrow('Say who you are');
    await expect(runImpersonate(connection, [], 'Grace')).rejects.toThrow('Name one e-mail address');
    await expect(runImpersonate(connection, ['nobody@waybill.example'], 'Grace')).rejects.toThrow(
      'Nobody signs in as "nobody@waybill.example"',
    );
  });

  it('security 2: no key is rotated under another secret, or for a remote provider', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const foreign = commands({ WAYBILL_SECRET: 'another-secret-of-more-than-32-characters' });
    await expect(foreign['rotate-keys']({})).rejects.toThrow('sealed under another secret');
    const remote = commands({ IDENTITY_API_URL: 'https://api.stytch.com' });
    await expect(remote['rotate-keys']({})).rejects.toThrow('Sign-in is run by https://api.stytch.com');
    await expect(remote.impersonate({ user: 'x', by: 'y' })).rejects.toThrow('impersonate in its dashboard');
    identity().clock.advance(2 * minute);
    const used = await identity().call('/sdk/v1/sessions/authenticate', { sessionToken, body: {} });
    expect(used.status).toBe(200);
  });
});
