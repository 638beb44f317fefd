import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '@/server/database';
import { readSignedIn } from '@/tests/support/identity';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

const minute = 60;
const authenticate = '/sdk/v1/sessions/authenticate';

describeIdentity('sessions', ({ identity, database }) => {
  it('security 3: the session token has 256 random bits and is stored as its SHA-256 only', async () => {
    const { sessionToken, sessionId } = await identity().signIn({ email: newEmail() });
    expect(Buffer.from(sessionToken, 'base64url')).toHaveLength(32);
    const [row] = await database().select().from(schema.sessions).where(eq(schema.sessions.id, sessionId));
    expect(row?.tokenDigest).toBe(createHash('sha256').update(sessionToken).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(sessionToken);
  });

  it('security 3: every login has its own token, and the earlier session stays alive', async () => {
    const email = newEmail();
    const first = await identity().signIn({ email });
    identity().clock.advance(minute);
    const second = await identity().signIn({ email });
    expect(second.userId).toBe(first.userId);
    expect(second.sessionToken).not.toBe(first.sessionToken);
    expect(second.sessionId).not.toBe(first.sessionId);
    const answer = await identity().call(authenticate, { sessionToken: first.sessionToken, body: {} });
    expect(answer.status).toBe(200);
  });

  it('security 3: a step-up changes the token and keeps the session', async () => {
    const email = newEmail();
    const first = await identity().signIn({ email });
    identity().clock.advance(minute);
    const stepped = await identity().signIn({ email }, { sessionToken: first.sessionToken });
    expect(stepped.sessionId).toBe(first.sessionId);
    expect(stepped.sessionToken).not.toBe(first.sessionToken);
    identity().clock.advance(minute);
    const old = await identity().call(authenticate, { sessionToken: first.sessionToken, body: {} });
    expect(old.body).toMatchObject({ status_code: 404, error_type: 'session_not_found' });
    const current = await identity().call('/sdk/v1/users/me', { sessionToken: stepped.sessionToken });
    expect(current.status).toBe(200);
  });

  it('a call in flight during a step-up is refused without ending the session', async () => {
    const email = newEmail();
    const first = await identity().signIn({ email });
    identity().clock.advance(minute);
    const stepped = await identity().signIn({ email }, { sessionToken: first.sessionToken });
    const replaced = { status_code: 409, error_type: 'session_token_replaced' };
    const refresh = await identity().call(authenticate, { sessionToken: first.sessionToken, body: {} });
    expect(refresh.body).toMatchObject(replaced);
    const me = await identity().call('/sdk/v1/users/me', { sessionToken: first.sessionToken });
    expect(me.body).toMatchObject(replaced);
    await identity().call('/sdk/v1/sessions/revoke', { sessionToken: stepped.sessionToken, body: {} });
    const after = await identity().call(authenticate, { sessionToken: first.sessionToken, body: {} });
    expect(after.body.error_type).toBe('session_not_found');
  });

  it('security 3: signing in as another user ends the current session', async () => {
    const first = await identity().signIn({ email: newEmail() });
    const other = await identity().signIn({ email: newEmail() }, { sessionToken: first.sessionToken });
    expect(other.userId).not.toBe(first.userId);
    expect(other.sessionId).not.toBe(first.sessionId);
    const old = await identity().call(authenticate, { sessionToken: first.sessionToken, body: {} });
    expect(old.body.error_type).toBe('session_not_found');
  });

  it('security 3: a session unused for the idle limit expires; use extends it', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() }, { minutes: 43_200 });
    const { sessionIdleMinutes } = identity().settings.lifetimes;
    const use = () => identity().call(authenticate, { sessionToken, body: {} });
    identity().clock.advance((sessionIdleMinutes - 1) * minute);
    expect((await use()).status).toBe(200);
    identity().clock.advance((sessionIdleMinutes - 1) * minute);
    expect((await use()).status).toBe(200);
    identity().clock.advance(sessionIdleMinutes * minute);
    expect((await use()).body.error_type).toBe('session_not_found');
  });

  it('security 3: no extension goes past the absolute limit', async () => {
    const { sessionToken, data } = await identity().signIn({ email: newEmail() }, { minutes: 527_040 });
    const end = new Date(identity().clock.now().getTime() + 43_200 * 60_000).toISOString();
    expect(data.session).toMatchObject({ expires_at: end });
    const use = () =>
      identity().call(authenticate, { sessionToken, body: { session_duration_minutes: 527_040 } });
    for (let week = 0; week < 4; week += 1) {
      identity().clock.advance(7 * 24 * 60 * minute - 1);
      expect((await use()).data.session).toMatchObject({ expires_at: end });
    }
    identity().clock.advance(3 * 24 * 60 * minute);
    expect((await use()).body.error_type).toBe('session_not_found');
  });

  it('security 3: an extension moves the end; without one it stays', async () => {
    const { sessionToken, data } = await identity().signIn({ email: newEmail() }, { minutes: 10 });
    identity().clock.advance(minute);
    const used = await identity().call(authenticate, { sessionToken, body: {} });
    expect(used.data.session).toMatchObject({
      expires_at: (data.session as { expires_at: string }).expires_at,
      last_accessed_at: identity().clock.now().toISOString(),
    });
    const extended = await identity().call(authenticate, {
      sessionToken,
      body: { session_duration_minutes: 30 },
    });
    expect(extended.data.session).toMatchObject({
      expires_at: new Date(identity().clock.now().getTime() + 30 * 60_000).toISOString(),
    });
    expect(extended.data.session_token).toBe(sessionToken);
  });

  it.each([4, 527_041, 5.5, -60, 0, 1e300])(
    'security 3: session_duration_minutes %d is refused at sign-in and at extension',
    async (session_duration_minutes) => {
      const email = newEmail();
      const { sessionToken } = await identity().signIn({ email });
      const extended = await identity().call(authenticate, {
        sessionToken,
        body: { session_duration_minutes },
      });
      const signedIn = await identity().enterCode('email-test-x', '000000', {
        minutes: session_duration_minutes,
      });
      for (const { body } of [extended, signedIn]) {
        expect(body).toMatchObject({ status_code: 400, error_type: 'invalid_session_duration_minutes' });
      }
    },
  );

  it.each([5, 527_040])('security 3: session_duration_minutes %d is accepted', async (minutes) => {
    const { sessionToken } = await identity().signIn({ email: newEmail() }, { minutes });
    expect(sessionToken).not.toBe('');
  });

  it('security 6: a revoked session is dead at once, for the product API, too', async () => {
    const { sessionToken, sessionId } = await identity().signIn({ email: newEmail() });
    const revoked = await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken });
    expect(revoked.status).toBe(200);
    for (const path of [authenticate, '/sdk/v1/sessions/revoke']) {
      const answer = await identity().call(path, { method: 'POST', sessionToken });
      expect(answer.body.error_type).toBe('session_not_found');
    }
    expect((await identity().call('/sdk/v1/users/me', { sessionToken })).status).toBe(404);
    const revocations = await database()
      .select()
      .from(schema.revokedSessions)
      .where(eq(schema.revokedSessions.sessionId, sessionId));
    expect(revocations).toHaveLength(1);
  });

  it.each([
    ['no session', {}],
    ['an unknown token', { sessionToken: 'x'.repeat(43) }],
    ['another project', { headers: { authorization: `Basic ${btoa('public-token-test-other:x')}` } }],
    ['no credential', { headers: { authorization: '' } }],
    ['a broken credential', { headers: { authorization: 'Basic %%%' } }],
  ])('identity "Behaviour": with %s the answer ends the session in the SDK', async (_, options) => {
    for (const path of [authenticate, '/sdk/v1/sessions/revoke', '/sdk/v1/otps/email/send/secondary']) {
      const { status, body } = await identity().call(path, { ...options, body: { email: newEmail() } });
      expect([401, 404]).toContain(status);
      expect(['unauthorized_credentials', 'session_not_found']).toContain(body.error_type);
    }
  });

  it('identity "Requests": a session token counts with the public token of its project only', async () => {
    const { sessionToken } = await identity().signIn({ email: newEmail() });
    const authorization = `Basic ${btoa(`public-token-test-other:${sessionToken}`)}`;
    const { body } = await identity().call(authenticate, { headers: { authorization }, body: {} });
    expect(body.error_type).toBe('unauthorized_credentials');
  });

  it('security 16: another address is attached after a fresh sign-in only', async () => {
    const first = await identity().signIn({ email: newEmail() });
    const attach = (email: string) =>
      identity().call('/sdk/v1/otps/email/send/secondary', {
        sessionToken: first.sessionToken,
        body: { email },
      });
    const email = newEmail();
    const sent = await attach(email);
    const code = await identity().readCode(email);
    const stranger = await identity().enterCode(String(sent.data.method_id), code);
    expect(stranger.body.error_type).toBe('otp_code_not_found');
    const entered = await identity().enterCode(String(sent.data.method_id), code, {
      sessionToken: first.sessionToken,
    });
    expect(readSignedIn(entered)).toMatchObject({ userId: first.userId, sessionId: first.sessionId });
    expect((entered.data.user as { emails: unknown[] }).emails).toHaveLength(2);
    identity().clock.advance(10 * minute + 1);
    const { sessionToken } = readSignedIn(entered);
    const late = await identity().call('/sdk/v1/otps/email/send/secondary', {
      sessionToken,
      body: { email: newEmail() },
    });
    expect(late.body.error_type).toBe('stale_factors');
  });

  it('security 18: PUT /users/me changes untrusted_metadata only', async () => {
    const { sessionToken, data } = await identity().signIn({ email: newEmail() });
    const { data: put } = await identity().call('/sdk/v1/users/me', {
      method: 'PUT',
      sessionToken,
      body: { untrusted_metadata: { theme: 'dark' }, trusted_metadata: { admin: true }, roles: ['admin'] },
    });
    expect(put.__user).toEqual({ ...(data.user as object), untrusted_metadata: { theme: 'dark' } });
  });
});
