import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createCommands } from '@/server/cli/commands';
import { connectAppResultSchema } from '@/server/cli/commands/connect-app';
import { RefusedError } from '@/server/cli/commands/refused';
import { schema } from '@/server/database';
import { refusalOf, type RunningApp } from '@/tests/support/idp';
import { connectedApps } from '@/tests/support/idp-suite';
import { readSignedIn, type SignedIn } from '@/tests/support/identity';
import { describeIdentity } from '@/tests/support/identity-suite';

const appsPath = '/sdk/v1/users/connected_apps';
const startPath = '/sdk/v1/idp/oauth/authorize/start';
const submitPath = '/sdk/v1/idp/oauth/authorize/submit';
const exchangePath = '/sdk/v1/sessions/exchange_access_token';
const attestPath = '/sdk/v1/sessions/attest';
const logoutPath = '/sdk/v1/oauth/logout/start';

describeIdentity('what a user does with connected apps', ({ identity, database }) => {
  const { newApp, newUser } = connectedApps({ identity, database });

  it('SPEC 7: the operator registers an app by command; its secret is shown once and stored as a digest', async () => {
    const commands = createCommands({
      db: database(),
      clock: identity().clock.now,
      settings: identity().settings,
    });
    const app = {
      name: ' Ledger ',
      redirectUrls: ['https://app.example/cb'],
      confidential: true,
      firstParty: true,
    };
    const registered = connectAppResultSchema.parse(await commands['connect-app'](app));
    expect(registered.issuer).toBe('http://localhost:3000/v1');
    const [row] = await database()
      .select()
      .from(schema.connectedApps)
      .where(eq(schema.connectedApps.id, registered.clientId));
    expect(row).toMatchObject({ name: 'Ledger', firstParty: true, redirectUrls: app.redirectUrls });
    expect(JSON.stringify(row)).not.toContain(registered.clientSecret);
    for (const wrong of [{ name: '' }, { redirectUrls: [] }, { redirectUrls: ['http://app.example/'] }]) {
      await expect(commands['connect-app']({ ...app, ...wrong })).rejects.toThrow(RefusedError);
    }
  });

  it('SPEC 7: a user sees their apps and revokes access, which ends it at once', async () => {
    const user = await newUser();
    const app = await newApp();
    const { refresh_token: token = '', access_token: access } = await app.signIn(user, [
      'openid',
      'offline_access',
    ]);
    const { data } = await identity().call(appsPath, user);
    const id = app.client.client_id;
    expect(data.connected_apps).toEqual([
      {
        connected_app_id: id,
        name: 'Ledger',
        description: '',
        client_type: 'third_party',
        scopes_granted: 'openid offline_access',
      },
    ]);
    const revoke = () => identity().call(`${appsPath}/${id}/revoke`, { method: 'POST', ...user });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).body.error_type).toBe('connected_app_not_found');
    expect(await refusalOf(await app.refresh(token))).toBe('400 invalid_grant');
    expect((await app.userinfo(access)).status).toBe(401);
    const asked = await app.ask(['openid']);
    expect((await app.start(user, asked)).data.consent_required).toBe(true);
    const old = await app.refresh(token);
    await app.signIn(user, ['openid', 'offline_access']);
    expect(await refusalOf(old)).toBe('400 invalid_grant');
  });

  it('security 18: an app that only another user allowed answers like one that does not exist', async () => {
    const [user, other] = [await newUser(), await newUser()];
    const app = await newApp();
    await app.signIn(user);
    const answers = [];
    for (const id of [app.client.client_id, 'connected-app-test-none', '%00']) {
      const { status, body } = await identity().call(`${appsPath}/${id}/revoke`, {
        method: 'POST',
        ...other,
      });
      answers.push({ status, ...body, request_id: '' });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, error_type: 'connected_app_not_found' });
    expect((await identity().call(appsPath, user)).data.connected_apps).toHaveLength(1);
  });

  it('SPEC 7: an impersonated session gives no app access, even where no consent is needed', async () => {
    const user = await newUser();
    await database()
      .update(schema.sessions)
      .set({ impersonator: 'operator@waybill.example' })
      .where(eq(schema.sessions.id, user.sessionId));
    const app = await newApp({ firstParty: true });
    const { data } = await app.submit(user, await app.ask());
    expect(String(data.redirect_uri)).toContain('error=access_denied');
  });

  it('SPEC 7: an own app’s token with full_access becomes a session, no fresher than its authentication', async () => {
    const user = await newUser();
    const app = await newApp({ firstParty: true });
    const { access_token } = await app.signIn(user, ['openid', 'full_access']);
    identity().clock.advance(601);
    const exchanged = await identity().call(exchangePath, {
      body: { access_token, session_duration_minutes: 30 },
    });
    const session = readSignedIn(exchanged);
    expect(session).toMatchObject({ userId: user.userId });
    expect(session.sessionId).not.toBe(user.sessionId);
    expect(session.data.session).toMatchObject({
      authentication_factors: [
        {
          type: 'oauth',
          delivery_method: 'oauth_access_token_exchange',
          oauth_access_token_exchange_factor: { client_id: app.client.client_id },
        },
      ],
    });
    const stale = await identity().call('/sdk/v1/otps/email/send/secondary', {
      ...session,
      body: { email: 'another@waybill.example' },
    });
    expect(stale.body.error_type).toBe('stale_factors');
  });

  describe('security 6: the sessions that an app made of its access token end', () => {
    const full = ['openid', 'offline_access', 'full_access'];
    /** An app with its tokens, and a session that it has made. */
    async function exchanged(user: SignedIn) {
      const app = await newApp({ firstParty: true });
      const asked = await app.ask(full);
      const callback = await app.allow(user, asked);
      const tokens = (await (await app.redeem(callback, asked)).json()) as Record<string, string>;
      const exchange = async (current: object = {}) =>
        readSignedIn(
          await identity().call(exchangePath, {
            ...current,
            body: { access_token: tokens.access_token, session_duration_minutes: 30 },
          }),
        );
      return { app, exchange, made: await exchange(), twice: () => app.redeem(callback, asked), tokens };
    }
    const isAlive = async ({ sessionToken }: SignedIn) =>
      (await identity().call('/sdk/v1/users/me', { sessionToken })).status === 200;
    const take = (app: RunningApp, by: SignedIn) =>
      identity().call(`${appsPath}/${app.client.client_id}/revoke`, { method: 'POST', ...by });

    it('when the customer takes the access back, and no other session does', async () => {
      const user = await newUser();
      const [one, other] = [await exchanged(user), await exchanged(user)];
      const someone = await exchanged(await newUser());
      expect(await isAlive(one.made)).toBe(true);
      expect((await take(one.app, user)).status).toBe(200);
      expect(await isAlive(one.made)).toBe(false);
      const revoked = await database().select().from(schema.revokedSessions);
      expect(revoked.map(({ sessionId }) => sessionId)).toContain(one.made.sessionId);
      for (const session of [user, other.made, someone.made]) expect(await isAlive(session)).toBe(true);
    });

    it('by the customer’s own session, which goes on although the app has proved it too', async () => {
      const user = await newUser();
      const { app, exchange, made } = await exchanged(user);
      const own = await exchange(user);
      expect(own.sessionId).toBe(user.sessionId);
      await take(app, own);
      expect([await isAlive(own), await isAlive(made)]).toEqual([true, false]);
    });

    it('by the session itself', async () => {
      const { app, made } = await exchanged(await newUser());
      await take(app, made);
      expect(await isAlive(made)).toBe(false);
    });

    it('when a code or a refresh token comes twice', async () => {
      const user = await newUser();
      const byCode = await exchanged(user);
      expect(await refusalOf(await byCode.twice())).toBe('400 invalid_grant');
      expect(await isAlive(byCode.made)).toBe(false);
      const byToken = await exchanged(user);
      await byToken.app.refresh(byToken.tokens.refresh_token ?? '');
      expect(await isAlive(byToken.made)).toBe(true);
      await byToken.app.refresh(byToken.tokens.refresh_token ?? '');
      expect(await isAlive(byToken.made)).toBe(false);
      expect(await isAlive(user)).toBe(true);
    });
  });

  it('SPEC 7: no other token becomes a session', async () => {
    const user = await newUser();
    const [own, other] = [await newApp({ firstParty: true }), await newApp()];
    const full = await own.signIn(user, ['openid', 'full_access']);
    const tokens = [
      'nothing',
      user.sessionJwt,
      full.id_token ?? '',
      `${full.access_token.slice(0, -6)}AAAAAA`,
      (await own.signIn(user, ['openid'])).access_token,
      (await other.signIn(user, ['openid', 'full_access'])).access_token,
    ];
    const exchange = (access_token: string) =>
      identity().call(exchangePath, { body: { access_token, session_duration_minutes: 30 } });
    for (const token of tokens) {
      expect((await exchange(token)).body).toMatchObject({
        status_code: 401,
        error_type: 'invalid_access_token',
      });
    }
    identity().clock.advance(1);
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', ...user });
    expect((await exchange(full.access_token)).body.error_type).toBe('invalid_access_token');
  });

  it('SPEC 7: an app ends the session without a confirmation only with this session’s id token', async () => {
    const user = await newUser();
    const app = await newApp();
    const { id_token = '' } = await app.signIn(user);
    const end = (overrides: object, as: object = user) =>
      identity().call(logoutPath, {
        ...as,
        body: {
          client_id: app.client.client_id,
          post_logout_redirect_uri: 'https://app.example/callback?from=waybill',
          ...overrides,
        },
      });
    const hinted = await end({ id_token_hint: id_token, state: 'a b' });
    expect(hinted.data).toMatchObject({
      consent_required: false,
      redirect_uri: 'https://app.example/callback?from=waybill&state=a+b',
    });
    expect((await end({})).data.consent_required).toBe(true);
    expect((await end({ id_token_hint: user.sessionJwt })).data.consent_required).toBe(true);
    expect((await end({ id_token_hint: id_token }, await newUser())).data.consent_required).toBe(true);
    expect((await end({}, {})).data.consent_required).toBe(false);
    identity().clock.advance(3601);
    expect((await end({ id_token_hint: id_token })).data.consent_required).toBe(false);
    const evil = await end({ post_logout_redirect_uri: 'https://evil.example/' });
    expect(evil.body.error_type).toBe('connected_app_supplied_redirect_url_not_found_in_client');
  });

  it.each([
    [startPath, 'client_id', 7, 'a string'],
    [startPath, 'redirect_uri', null, 'a string'],
    [startPath, 'response_type', {}, 'a string'],
    [startPath, 'scopes', 'openid', 'a string array'],
    [startPath, 'scopes', [1], 'a string array'],
    [submitPath, 'consent_granted', 'yes', 'a boolean'],
    [submitPath, 'code_challenge', 1, 'a string'],
    [submitPath, 'nonce', 1, 'a string'],
    [exchangePath, 'access_token', 1, 'a string'],
    [exchangePath, 'session_duration_minutes', '60', 'a number'],
    [exchangePath, 'session_duration_minutes', undefined, 'a number'],
    [attestPath, 'profile_id', 1, 'a string'],
    [attestPath, 'token', undefined, 'a string'],
    [attestPath, 'session_duration_minutes', '60', 'a number'],
    [logoutPath, 'client_id', undefined, 'a string'],
    [logoutPath, 'post_logout_redirect_uri', 1, 'a string'],
  ])('SPEC 5: %s with %s %j: it must be %4$s', async (path, name, value, type) => {
    const right = {
      client_id: 'x',
      redirect_uri: 'x',
      response_type: 'code',
      scopes: ['openid'],
      consent_granted: true,
      access_token: 'x',
      session_duration_minutes: 60,
      profile_id: 'x',
      token: 'x',
      post_logout_redirect_uri: 'x',
    };
    const { status, body } = await identity().call(path, { body: { ...right, [name]: value } });
    expect(status).toBe(400);
    const [complaint] = body.body as { message: string }[];
    expect(complaint?.message).toBe(`${name} must be ${type}.`);
  });

  it.each([
    ['GET', appsPath],
    ['POST', `${appsPath}/connected-app-test-1/revoke`],
    ['POST', startPath],
    ['POST', submitPath],
  ] as const)('SPEC 7: %s %s needs a session', async (method, path) => {
    const request = { client_id: 'x', redirect_uri: 'x', response_type: 'code', scopes: [] };
    const body = method === 'POST' ? { ...request, consent_granted: true } : undefined;
    const answer = await identity().call(path, { method, body });
    expect(answer.body).toMatchObject({ status_code: 401, error_type: 'unauthorized_credentials' });
  });
});
