import { expect, it } from 'vitest';
import { connectedApps } from '@/tests/support/idp-suite';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';
import { withSdk } from '@/tests/support/sdk-browser';

describeIdentity('connected apps by the unmodified SDK', ({ identity, database }) => {
  const sdk = withSdk(identity);
  const { newApp } = connectedApps({ identity, database });

  it('SPEC 7: authorizes, answers, lists, revokes, ends, and exchanges a token for a session', async () => {
    const { client, cookies } = sdk();
    const email = newEmail();
    const { method_id } = await client.otps.email.loginOrCreate(email);
    const code = await identity().readCode(email);
    await client.otps.authenticate(code, method_id, { session_duration_minutes: 60 });

    const app = await newApp({ firstParty: true });
    const asked = await app.ask(['openid', 'full_access']);
    const request = asked.body as Parameters<typeof client.idp.oauthAuthorizeSubmit>[0];
    const started = await client.idp.oauthAuthorizeStart(request);
    expect(started).toMatchObject({ consent_required: false, client: { client_type: 'first_party' } });
    // The SDK's own screen answers like this where no consent is needed.
    const sent = await client.idp.oauthAuthorizeSubmit({ ...request, consent_granted: false });
    const answer = await app.redeem(app.readCallback(sent.redirect_uri, asked), asked);
    const { access_token } = (await answer.json()) as { access_token: string };

    const { connected_apps: apps } = await client.user.getConnectedApps();
    expect(apps.map(({ scopes_granted }) => scopes_granted)).toEqual(['openid full_access']);
    const ending = await client.idp.oauthLogoutStart({
      client_id: request.client_id,
      post_logout_redirect_uri: request.redirect_uri,
    });
    expect(ending.consent_required).toBe(true);

    await client.session.revoke();
    const another = await identity().signIn({ email: newEmail() });
    client.session.updateSession({ session_token: another.sessionToken });
    await expect(
      client.session.exchangeAccessToken({ access_token, session_duration_minutes: 60 }),
    ).rejects.toMatchObject({ error_type: 'invalid_access_token' });
    await client.user.get();

    const again = await app.signIn(another, ['openid', 'full_access']);
    const exchanged = await client.session.exchangeAccessToken({
      access_token: again.access_token,
      session_duration_minutes: 60,
    });
    expect(cookies.get('stytch_session')).toBe(exchanged.session_token);
    expect(exchanged.session.session_id).toBe(another.sessionId);
    await client.user.revokedConnectedApp(request.client_id);
    expect((await client.user.getConnectedApps()).connected_apps).toEqual([]);
  });
});
