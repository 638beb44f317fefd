import { expect, it } from 'vitest';
import { readToken, strongPassword } from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { olderSdk, withSdk } from '@/tests/support/sdk-browser';

const session_duration_minutes = 60;

describeIdentity('the older SDK, 5.37.1', ({ identity, database }) => {
  const sdk = withSdk(identity, olderSdk);

  it('SPEC 7: signs in by e-mail code, reads and changes the user, refreshes and signs out', async () => {
    const { client, cookies } = sdk();
    const email = newEmail();
    const { method_id } = await client.otps.email.loginOrCreate(email, { expiration_minutes: 5 });
    const code = await identity().readCode(email);
    const signedIn = await client.otps.authenticate(code, method_id, { session_duration_minutes });
    expect(client.session.getSync()?.session_id).toBe(signedIn.session.session_id);
    expect(cookies.get('stytch_session')).toBe(signedIn.session_token);
    expect((await client.user.get()).emails).toEqual([{ email, email_id: method_id, verified: true }]);
    await client.user.update({ untrusted_metadata: { theme: 'dark' } });
    expect(client.user.getSync()?.untrusted_metadata).toEqual({ theme: 'dark' });
    identity().clock.advance(180);
    expect((await client.session.authenticate()).session_jwt).not.toBe(signedIn.session_jwt);
    await client.session.revoke();
    expect(client.session.getSync()).toBeNull();
    expect(cookies.has('stytch_session')).toBe(false);
  });

  it('SPEC 7: signs in by a magic link with its proof key, and sets a password', async () => {
    const { client } = sdk();
    const email = newEmail();
    await client.magicLinks.email.loginOrCreate(email);
    await client.magicLinks.authenticate(await readToken(database(), email), { session_duration_minutes });
    await client.passwords.resetBySession({ password: strongPassword, session_duration_minutes });
    await client.session.revoke();
    await client.passwords.authenticate({ email, password: strongPassword, session_duration_minutes });
    expect(client.user.getSync()?.emails[0]?.email).toBe(email);
  });

  it('SPEC 8: throws the wire’s errors as its own', async () => {
    const { client } = sdk();
    const wrong = client.otps.authenticate('000000', 'email-test-none', { session_duration_minutes });
    await expect(wrong).rejects.toMatchObject({ error_type: 'unable_to_auth_otp_code', status_code: 401 });
  });
});
