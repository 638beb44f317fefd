import { Client } from 'stytch';
import { expect, it, vi } from 'vitest';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

describeIdentity('the Node SDK', ({ identity }) => {
  /** The operator's own server, which verifies session JWTs by the key set alone. */
  function backend({ projectId = identity().settings.identity.projectId } = {}): Client {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    return new Client({ project_id: projectId, secret: 'not-used-for-local-checks', env: identity().origin });
  }
  const check = (client: Client, session_jwt: string) =>
    client.sessions.authenticateJwtLocal({ session_jwt, current_date: identity().clock.now() });

  it('security 2: accepts our session JWT by JWKS, and reads its user', async () => {
    const email = newEmail();
    const { sessionJwt, userId, sessionId } = await identity().signIn({ email });
    const session = await check(backend(), sessionJwt);
    expect(session).toMatchObject({
      session_id: sessionId,
      user_id: userId,
      roles: ['stytch_user'],
      authentication_factors: [{ type: 'otp', email_factor: { email_address: email } }],
    });
    expect(Date.parse(session.expires_at ?? '')).toBeGreaterThan(identity().clock.now().getTime());
  });

  it('security 2: refuses one that expired, one that was changed, and one for another project', async () => {
    const { sessionJwt } = await identity().signIn({ email: newEmail() });
    const other = backend({ projectId: 'project-test-another-installation' });
    await expect(check(other, sessionJwt)).rejects.toThrow();
    const [header = '', payload = '', signature = ''] = sessionJwt.split('.');
    const changed = [header, payload.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), signature].join('.');
    await expect(check(backend(), changed)).rejects.toThrow();
    identity().clock.advance(301);
    await expect(check(backend(), sessionJwt)).rejects.toThrow();
  });
});
