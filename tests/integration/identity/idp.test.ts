import * as oauth from 'oauth4webapi';
import { decodeJwt } from 'jose';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createVerifier } from '@/lib/session/verify/verifier';
import { schema } from '@/server/database';
import { refusalOf } from '@/tests/support/idp';
import { connectedApps } from '@/tests/support/idp-suite';
import { describeIdentity, newEmail } from '@/tests/support/identity-suite';

describeIdentity('connected apps', ({ identity, database }) => {
  const { newApp, newUser } = connectedApps({ identity, database });

  it('SPEC 7: an app signs its user in by code and PKCE, and receives what its scopes allow', async () => {
    const email = newEmail();
    const user = await identity().signIn({ email });
    const app = await newApp();
    const asked = await app.ask(['openid', 'email', 'phone']);
    const started = await app.start(user, asked);
    expect(started.data).toMatchObject({
      user_id: user.userId,
      client: { client_name: 'Ledger', client_type: 'third_party' },
      consent_required: true,
    });

    const answer = await app.redeem(await app.allow(user, asked), asked);
    const tokens = await oauth.processAuthorizationCodeResponse(app.server, app.client, answer, {
      expectedNonce: asked.nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(app.server, answer, app.http);
    expect(tokens).toMatchObject({ expires_in: 3600, scope: 'openid email phone' });
    expect(tokens.refresh_token).toBeUndefined();
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: user.userId, email });
    const info = await oauth.processUserInfoResponse(
      app.server,
      app.client,
      user.userId,
      await app.userinfo(tokens.access_token),
    );
    expect(info).toEqual({ sub: user.userId, email, email_verified: true });
  });

  it('SPEC 7: the access token follows RFC 9068, for this app only', async () => {
    const app = await newApp();
    const { access_token: token } = await app.signIn(await newUser());
    const request = new Request('https://app.example/', { headers: { authorization: `Bearer ${token}` } });
    const options = { ...app.http, [oauth.clockSkew]: app.client[oauth.clockSkew] };
    const audience = app.client.client_id;
    const claims = await oauth.validateJwtAccessToken(app.server, request, audience, options);
    expect(claims.exp - claims.iat).toBe(3600);
    await expect(
      oauth.validateJwtAccessToken(app.server, request, 'connected-app-test-other', options),
    ).rejects.toThrow();
  });

  it('security 2: neither token of an app is accepted as a session JWT', async () => {
    const app = await newApp({ firstParty: true });
    const tokens = await app.signIn(await newUser(), ['openid', 'full_access']);
    const { origin, settings, clock } = identity();
    const jwksUrl = `${origin}/v1/sessions/jwks/${settings.identity.projectId}`;
    for (const jwt of [tokens.access_token, tokens.id_token ?? '']) {
      // Even a verifier that expected this very issuer and audience would refuse it.
      const issuers = [settings.identity.issuer, decodeJwt(jwt).iss ?? ''];
      for (const issuer of issuers) {
        for (const audience of [settings.identity.audience, app.client.client_id]) {
          const verifier = createVerifier({ jwksUrl, fetch, issuer, audience, clock: clock.now });
          expect(await verifier.verify(jwt)).toEqual({ ok: false, reason: 'invalid' });
        }
      }
      const call = await identity().call('/sdk/v1/users/me', { sessionToken: jwt });
      expect(call.status).toBe(401);
    }
  });

  it('SPEC 7: a user who refuses is sent back with access_denied and the state, and nothing is granted', async () => {
    const user = await newUser();
    const app = await newApp();
    const asked = await app.ask();
    const { data } = await app.submit(user, asked, { consent_granted: false });
    expect(data.authorization_code).toBeUndefined();
    const url = new URL(String(data.redirect_uri));
    expect(url.searchParams.get('from')).toBe('waybill');
    expect(() => oauth.validateAuthResponse(app.server, app.client, url, asked.state)).toThrow(
      expect.objectContaining({ error: 'access_denied' }) as Error,
    );
    const { data: apps } = await identity().call('/sdk/v1/users/connected_apps', user);
    expect(apps.connected_apps).toEqual([]);
  });

  it('SPEC 7: consent is asked once for the same scopes, again for more, and on demand', async () => {
    const user = await newUser();
    const app = await newApp();
    await app.signIn(user, ['openid', 'email']);
    const required = async (scopes: string[], overrides?: object) =>
      (await app.start(user, await app.ask(scopes), overrides)).data.consent_required;
    expect(await required(['openid'])).toBe(false);
    expect(await required(['openid', 'email'])).toBe(false);
    expect(await required(['openid', 'phone'])).toBe(true);
    expect(await required(['openid'], { prompt: 'consent' })).toBe(true);
    const silent = await app.submit(user, await app.ask(['openid']), { consent_granted: false });
    expect(silent.data.authorization_code).toBeTypeOf('string');
    const asked = await app.ask(['phone']);
    const none = await app.submit(user, asked, { consent_granted: false, prompt: 'none' });
    expect(String(none.data.redirect_uri)).toContain('error=consent_required');
  });

  it('SPEC 7: the operator’s own app needs no consent; full_access is for such apps only', async () => {
    const user = await newUser();
    const [own, other] = [await newApp({ firstParty: true }), await newApp()];
    const scopes = ['openid', 'full_access', 'made_up'];
    const [ours, theirs] = [
      await own.start(user, await own.ask(scopes)),
      await other.start(user, await other.ask(scopes)),
    ];
    expect(ours.data.consent_required).toBe(false);
    expect(theirs.data.consent_required).toBe(true);
    const grantable = ({ scope_results }: Record<string, unknown>) =>
      (scope_results as { is_grantable: boolean }[]).map(({ is_grantable }) => is_grantable);
    expect(grantable(ours.data)).toEqual([true, true, false]);
    expect(grantable(theirs.data)).toEqual([true, false, false]);
    expect((await other.signIn(user, scopes)).scope).toBe('openid');
  });

  it('security 15: an own app without a secret, on a port of the user’s machine, asks for consent each time', async () => {
    const user = await newUser();
    const loopback = { firstParty: true, redirectUrls: ['http://127.0.0.1:4500/callback'] };
    const app = await newApp({ ...loopback, confidential: false });
    const required = async (one: typeof app) =>
      (await one.start(user, await one.ask(['openid']))).data.consent_required;
    expect(await required(app)).toBe(true);
    const silent = await app.submit(user, await app.ask(['openid']), {
      prompt: 'none',
      consent_granted: false,
    });
    expect(String(silent.data.redirect_uri)).toContain('error=consent_required');
    const refused = await app.submit(user, await app.ask(['openid']), { consent_granted: false });
    expect(refused.data.authorization_code).toBeUndefined();
    await app.signIn(user, ['openid']);
    expect(await required(app)).toBe(true);

    expect(await required(await newApp(loopback))).toBe(false);
    expect(await required(await newApp({ firstParty: true, confidential: false }))).toBe(false);
  });

  it.each([
    ['an unknown app', { client_id: 'connected-app-test-none' }, 'connected_app_not_found'],
    ['an id that can be none', { client_id: '\u0000' }, 'connected_app_not_found'],
    ...[
      'https://app.example/callback',
      'https://app.example/callback?from=waybill#x',
      'https://evil.example/',
    ].map((redirect_uri) => [
      redirect_uri,
      { redirect_uri },
      'connected_app_supplied_redirect_url_not_found_in_client',
    ]),
    ['another response type', { response_type: 'token' }, 'invalid_idp_request'],
    ['another prompt', { prompt: 'login' }, 'invalid_idp_request'],
    ['no scope that there is', { scopes: ['made_up'] }, 'oauth_invalid_scope_requested'],
  ] as [string, object, string][])('security 7: %s does not redirect', async (_, overrides, type) => {
    const user = await newUser();
    const app = await newApp();
    const asked = await app.ask();
    for (const answer of [
      await app.start(user, asked, overrides),
      await app.submit(user, asked, overrides),
    ]) {
      expect(answer.body.error_type).toBe(type);
      expect(answer.data).toEqual({});
    }
  });

  it.each([
    ['missing', undefined, 'pkce_required_for_idp_authorization_flow'],
    ['too short', 'abc', 'invalid_pkce_code_challenge'],
  ])('security 15: a code challenge that is %s is refused', async (_, code_challenge, type) => {
    const app = await newApp();
    const answer = await app.submit(await newUser(), await app.ask(), { code_challenge });
    expect(answer.body).toMatchObject({ status_code: 400, error_type: type });
  });

  it('security 15: a code works with its verifier, address and app only, for one minute', async () => {
    const user = await newUser();
    const [app, other] = [await newApp(), await newApp()];
    const asked = await app.ask();
    const callback = await app.allow(user, asked);
    const wrong = { ...asked, verifier: oauth.generateRandomCodeVerifier() };
    expect(await refusalOf(await app.redeem(callback, wrong))).toBe('400 invalid_grant');
    expect(await refusalOf(await app.redeem(callback, asked, 'https://app.example/callback'))).toBe(
      '400 invalid_grant',
    );
    const stolen = oauth.validateAuthResponse(other.server, other.client, callback, asked.state);
    expect(await refusalOf(await other.redeem(stolen, asked))).toBe('400 invalid_grant');
    identity().clock.advance(59);
    expect((await app.redeem(callback, asked)).status).toBe(200);

    const late = await app.allow(user, asked);
    identity().clock.advance(60);
    expect(await refusalOf(await app.redeem(late, asked))).toBe('400 invalid_grant');
  });

  it('security 15: of 10 concurrent redemptions one gets tokens, and the reuse ends the grant', async () => {
    const user = await newUser();
    const app = await newApp();
    const asked = await app.ask(['openid', 'offline_access']);
    const callback = await app.allow(user, asked);
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.redeem(callback, asked)));
    const [taken, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const tokens = (await taken?.json()) as { access_token: string; refresh_token: string };
    expect(await refusalOf(await app.refresh(tokens.refresh_token))).toBe('400 invalid_grant');
    const info = await fetch(`${identity().origin}/v1/oauth2/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(info.status).toBe(401);
    const events = await database()
      .select()
      .from(schema.securityEvents)
      .where(eq(schema.securityEvents.userId, user.userId));
    expect(events.map(({ kind }) => kind)).toContain('app_revoked');
  });

  it('security 15: a code expires with the session that allowed it', async () => {
    const user = await newUser();
    const app = await newApp();
    const asked = await app.ask();
    const callback = await app.allow(user, asked);
    await identity().call('/sdk/v1/sessions/revoke', { method: 'POST', ...user });
    expect(await refusalOf(await app.redeem(callback, asked))).toBe('400 invalid_grant');
  });
});
