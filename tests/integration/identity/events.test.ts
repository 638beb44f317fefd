import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCommands } from '@/server/cli/commands';
import { schema } from '@/server/database';
import { readSignedIn, startIdentity, testSecret } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { startSmsHook } from '@/tests/support/sms-hook';

process.env.LOG_LEVEL = 'info';

describeIdentity('security events', ({ identity, database }) => {
  const lines: string[] = [];
  beforeEach(() => {
    lines.length = 0;
    const take = (line: unknown) => void lines.push(String(line));
    vi.spyOn(console, 'log').mockImplementation(take);
    vi.spyOn(console, 'error').mockImplementation(take);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('security 31: security events are logged, without codes, tokens or full addresses', async () => {
    const email = newEmail();
    const headers = { 'x-waybill-client': '203.0.113.50' };
    const methodId = await identity().sendCode({ email }, { headers });
    const code = await identity().readCode(email);
    await identity().enterCode(methodId, code === '000000' ? '111111' : '000000', { headers });
    const { data } = await identity().enterCode(methodId, code, { headers });
    await identity().call('/sdk/v1/otps/email/login_or_create', { body: { email }, headers });
    const sessionToken = String(data.session_token);
    await identity().call('/sdk/v1/users/me', {
      method: 'PUT',
      sessionToken,
      headers,
      body: { untrusted_metadata: {} },
    });
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken, headers });

    const rows = await database()
      .select()
      .from(schema.securityEvents)
      .where(eq(schema.securityEvents.client, '203.0.113.50'));
    const kinds = ['code_sent', 'code_refused', 'sign_in', 'metadata_changed', 'session_revoked'];
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    expect(rows.find(({ kind }) => kind === 'sign_in')?.userId).toBe(data.user_id);

    const written = [...lines, JSON.stringify(rows)].join('\n');
    for (const kind of [...kinds, 'sends_limited']) {
      expect(lines.filter((line) => line.includes(`"kind":"${kind}"`))).toHaveLength(1);
    }
    for (const kept of [email, code, sessionToken, String(data.session_jwt)])
      expect(written).not.toContain(kept);
    expect(written).toContain('c…@waybill.example');
    await database().delete(schema.securityEvents);
  });

  it('security 31: an event’s line says by which request it came, and which row it is', async () => {
    const email = newEmail();
    const headers = { 'x-request-id': '0d9c2f1e-request' };
    const sent = await identity().sendCode({ email }, { headers });
    await identity().enterCode(sent, await identity().readCode(email), { headers });
    const events = lines
      .filter((line) => line.includes('"event":"security"'))
      .map((line) => JSON.parse(line) as { kind: string; id: string; requestId?: string });
    expect(events.map(({ kind, requestId }) => [kind, requestId])).toEqual([
      ['code_sent', '0d9c2f1e-request'],
      ['sign_in', '0d9c2f1e-request'],
    ]);
    const rows = await database().select().from(schema.securityEvents);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
  });

  it('security 31: a journey through factors, devices, impersonation and the SMS hook leaves no secret', async () => {
    const hook = await startSmsHook();
    const { clock } = identity();
    const environment = { SMS_HOOK_URL: hook.url, SMS_HOOK_SECRET: testSecret };
    const over = await startIdentity({ db: database(), clock, environment });
    const [email, phone] = [newEmail(), '+442079460188'];
    const secrets: string[] = [email, phone, testSecret];

    const first = await over.signIn({ email });
    secrets.push(await over.readCode(email), first.sessionToken, first.sessionJwt);
    const { sessionToken } = first;
    const sent = await over.call('/sdk/v1/otps/sms/send/secondary', {
      sessionToken,
      body: { phone_number: phone },
    });
    const code = /"text":"(\d{6})/.exec(hook.calls[0]?.body ?? '')?.[1] ?? '';
    const second = readSignedIn(await over.enterCode(String(sent.data.method_id), code, { sessionToken }));
    secrets.push(code, second.sessionToken, second.sessionJwt);
    hook.answers.push(422);
    await over.call('/sdk/v1/otps/whatsapp/login_or_create', { body: { phone_number: '+442079460189' } });
    secrets.push('+442079460189', 'is your Waybill sign-in code');

    const settings = { ...over.settings, secret: testSecret };
    const commands = createCommands({ db: database(), clock: clock.now, settings });
    const by = 'grace@support.example';
    const { token } = (await commands.impersonate({ user: email, by })) as { token: string };
    const acting = readSignedIn(
      await over.call('/sdk/v1/impersonation/authenticate', { body: { impersonation_token: token } }),
    );
    secrets.push(token, by, acting.sessionToken, acting.sessionJwt);
    await commands['rotate-keys']({});
    await over.call('/sdk/v1/users/me/sessions/revoke_others', {
      method: 'POST',
      sessionToken: second.sessionToken,
    });
    const { emails } = second.data.user as { emails: { email_id: string }[] };
    const removed = await over.call(`/sdk/v1/users/emails/${emails[0]?.email_id}`, {
      method: 'DELETE',
      sessionToken: second.sessionToken,
    });
    expect(removed.status).toBe(200);
    await over.call('/sdk/v1/users/search', { body: { email } });

    const rows = await database()
      .select()
      .from(schema.securityEvents)
      .where(eq(schema.securityEvents.userId, first.userId));
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['sign_in', 'contact_attached', 'impersonated', 'other_sessions_revoked', 'factor_removed']),
    );
    const written = [...lines, JSON.stringify(rows)].join('\n');
    expect(written).toContain('g…@support.example');
    expect(written).toContain('The SMS hook has not taken the message: status 422');
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    await over.close();
    await hook.close();
  });
});
