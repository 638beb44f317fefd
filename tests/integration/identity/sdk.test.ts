import { expect, it, vi } from 'vitest';
import { readToken, strongPassword } from '@/tests/support/identity-links';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { withSdk } from '@/tests/support/sdk-browser';

describeIdentity('the unmodified SDK', ({ identity, database }) => {
  const sdk = withSdk(identity);
  const session_duration_minutes = 60;
  const verifierKey = (kind: string) =>
    `stytch_sdk_state_${identity().settings.identity.publicToken}::PKCE_VERIFIER:${kind}`;

  it('SPEC 7: signs in by e-mail code, reads and changes the user, refreshes and signs out', async () => {
    const { client, cookies } = sdk();
    const email = newEmail();
    const { method_id } = await client.otps.email.loginOrCreate(email, { expiration_minutes: 5 });
    const code = await identity().readCode(email);
    const signedIn = await client.otps.authenticate(code, method_id, { session_duration_minutes: 60 });
    expect(client.session.getSync()?.session_id).toBe(signedIn.session.session_id);
    expect(cookies.get('stytch_session')).toBe(signedIn.session_token);

    const user = await client.user.get();
    expect(user.emails).toEqual([{ email, email_id: method_id, verified: true }]);
    await client.user.update({ untrusted_metadata: { theme: 'dark' } });
    expect(client.user.getSync()?.untrusted_metadata).toEqual({ theme: 'dark' });

    identity().clock.advance(180);
    const refreshed = await client.session.authenticate();
    expect(refreshed.session_jwt).not.toBe(signedIn.session_jwt);

    await client.session.revoke();
    expect(client.session.getSync()).toBeNull();
    expect(cookies.has('stytch_session')).toBe(false);
  });

  it('SPEC 7: signs in by a magic link with its proof key, which is cleared after use', async () => {
    const { client } = sdk();
    const email = newEmail();
    await client.magicLinks.email.loginOrCreate(email, { login_expiration_minutes: 10 });
    expect(localStorage.getItem(verifierKey('magic_links'))).toContain('code_verifier');
    const token = await readToken(database(), email);
    const signedIn = await client.magicLinks.authenticate(token, { session_duration_minutes });
    expect(client.session.getSync()?.session_id).toBe(signedIn.session.session_id);
    expect(localStorage.getItem(verifierKey('magic_links'))).toBeNull();

    const added = newEmail();
    await client.magicLinks.email.send(added);
    await client.magicLinks.authenticate(await readToken(database(), added), { session_duration_minutes });
    const { emails } = await client.user.get();
    expect(emails.map((entry) => entry.email)).toEqual([email, added]);
  });

  it('SPEC 7: a link works even if the proof key of an unfinished reset is stored next to its own', async () => {
    const { client } = sdk();
    vi.spyOn(console, 'log').mockReturnValue(undefined);
    await client.passwords.resetByEmailStart({ email: newEmail() });
    const email = newEmail();
    await client.magicLinks.email.loginOrCreate(email);
    const token = await readToken(database(), email);
    await client.magicLinks.authenticate(token, { session_duration_minutes });
    expect(client.session.getSync()).not.toBeNull();
  });

  it('SPEC 7: sets, changes, resets and rates passwords', async () => {
    const { client } = sdk();
    const email = newEmail();
    const options = { email, session_duration_minutes };
    const refused = client.passwords.create({ ...options, password: strongPassword });
    await expect(refused).rejects.toMatchObject({ error_type: 'email_verification_required' });
    expect(client.session.getSync()).toBeNull();
    const token = await readToken(database(), email);
    await client.passwords.resetByEmail({ token, password: strongPassword, session_duration_minutes });
    expect(client.user.getSync()?.password).toMatchObject({ requires_reset: false });

    await client.session.revoke();
    await client.passwords.authenticate({ ...options, password: strongPassword });
    const second = `${strongPassword}-2`;
    const change = { existing_password: strongPassword, new_password: second };
    await client.passwords.resetByExistingPassword({ ...options, ...change });
    const third = `${strongPassword}-3`;
    await client.passwords.resetBySession({ password: third, session_duration_minutes });
    const created = await client.passwords.create({ ...options, password: second });
    expect(created.email_id).toBe(client.user.getSync()?.emails[0]?.email_id);

    await client.session.revoke();
    identity().clock.advance(60);
    await client.passwords.resetByEmailStart({ email });
    expect(localStorage.getItem(verifierKey('passwords'))).toContain('code_verifier');
    const again = await readToken(database(), email);
    await client.passwords.resetByEmail({ token: again, password: third, session_duration_minutes });
    expect(localStorage.getItem(verifierKey('passwords'))).toBeNull();
    const rated = await client.passwords.strengthCheck({ email, password: email });
    expect(rated).toMatchObject({ valid_password: false, strength_policy: 'zxcvbn' });
  });
});
