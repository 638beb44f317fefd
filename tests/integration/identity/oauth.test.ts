import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { oauthProviders } from '@/lib/contract/identity/methods';
import { schema } from '@/server/database';
import { readSignedIn, startIdentity } from '@/tests/support/identity';
import { newEmail } from '@/tests/support/identity-suite';
import { openBrowser } from '@/tests/support/oauth-browser';
import { oauthSettings, startOAuthProvider } from '@/tests/support/oauth-provider';
import { describeOAuth, failureAt, newPerson } from '@/tests/support/oauth-suite';

describeOAuth('OAuth at nineteen providers', ({ identity, database, provider }) => {
  const registrationsOf = (subject: string) =>
    database().select().from(schema.oauthRegistrations).where(eq(schema.oauthRegistrations.subject, subject));

  describe('at any of the nineteen', () => {
    const nonceless = new Set(['linkedin']);
    const oidc = [
      ...['google', 'apple', 'microsoft', 'gitlab', 'salesforce', 'slack', 'linkedin', 'twitch', 'yahoo'],
    ];

    it.each(oauthProviders)('SPEC 7: %s receives client, scope, state, PKCE and address', async (name) => {
      const { status, location, headers } = await openBrowser(identity()).start(name, {
        custom_scopes: 'extra:read',
        provider_login_hint: 'ada@waybill.example',
        provider_redirect_uri: 'https://evil.example',
        provider_state: 'mine',
        provider_request_uri: 'https://evil.example/request',
      });
      expect(status).toBe(303);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(location.origin).toBe(provider().origin);
      const query = Object.fromEntries(location.searchParams);
      expect(query[name === 'tiktok' ? 'client_key' : 'client_id']).toBe('waybill-portal');
      expect(query.redirect_uri).toBe(`http://localhost:3000/v1/oauth/callback/${name}`);
      expect(query.response_type).toBe('code');
      expect(query.state).toMatch(/^[\w-]{43}$/);
      expect(query.login_hint).toBe('ada@waybill.example');
      expect(query.request_uri).toBeUndefined();
      const scopes = (query.scope ?? '').split(/[ ,]/);
      expect(scopes.length).toBeGreaterThan(1);
      expect(scopes).toContain('extra:read');
      expect(scopes.includes('openid')).toBe(oidc.includes(name));
      if (name === 'linkedin') expect(query.code_challenge).toBeUndefined();
      else expect(query).toMatchObject({ code_challenge_method: 'S256' });
      expect(query.nonce !== undefined).toBe(oidc.includes(name) && !nonceless.has(name));
      expect(query.response_mode).toBe(name === 'apple' ? 'form_post' : undefined);
    });

    /** These do not say whether an address is verified; the others do. */
    const unproven = new Set(['facebook', 'amazon', 'coinbase', 'figma', 'tiktok', 'snapchat']);
    const pictureless = new Set(['amazon']);

    it.each(oauthProviders)('SPEC 7: %s signs in, and signs the same user in again', async (name) => {
      const person = newPerson();
      provider().person = person;
      const first = await openBrowser(identity()).signIn(name);
      expect(first.status).toBe(200);
      expect(first.data).toMatchObject({
        provider_type: name,
        provider_subject: person.subject,
        reset_sessions: false,
        provider_values: { access_token: expect.any(String) as string, id_token: '', refresh_token: '' },
        user: { providers: [{ provider_type: name, provider_subject: person.subject }] },
      });
      const emails = unproven.has(name) ? [] : [{ email: person.email, verified: true }];
      expect(first.data.user).toMatchObject({ emails });
      const picture = String(first.data.profile_picture_url);
      if (pictureless.has(name)) expect(picture).toBe('');
      else expect(picture).toMatch(/^https:\/\//);
      expect(first.data.session).toMatchObject({
        authentication_factors: [
          {
            type: 'oauth',
            delivery_method: `oauth_${name}`,
            [`${name}_oauth_factor`]: { provider_subject: person.subject },
          },
        ],
      });
      const again = await openBrowser(identity()).signIn(name);
      expect(readSignedIn(again).userId).toBe(readSignedIn(first).userId);
      expect(await registrationsOf(person.subject)).toHaveLength(1);
    });

    it.each(['linkedin', 'tiktok', 'github'])('SPEC 7: %s gets the exchange it supports', async (name) => {
      provider().person = newPerson();
      await openBrowser(identity()).signIn(name);
      const [exchange] = provider().exchanges;
      expect(exchange?.has('code_verifier')).toBe(name !== 'linkedin');
      expect(exchange?.get('client_key')).toBe(name === 'tiktok' ? 'waybill-portal' : null);
      expect(exchange?.get('client_id')).toBe(name === 'tiktok' ? null : 'waybill-portal');
    });
  });

  it('SPEC 7: a provider without a client does not exist', async () => {
    const bare = await startIdentity({ db: database(), clock: identity().clock });
    const { location } = await openBrowser(bare).start('google');
    expect(failureAt(location)).toBe('oauth_provider_not_found');
    expect(bare.settings.identity.oauthProviders).toEqual([]);
    const { sessionToken } = await bare.signIn({ email: newEmail() });
    const attach = await bare.call('/sdk/v1/oauth/attach', { sessionToken, body: { provider: 'google' } });
    expect(attach.body).toMatchObject({ status_code: 404, error_type: 'oauth_provider_not_found' });
    await bare.close();
  });

  describe('the provider', () => {
    it('SPEC 8: its refusal is returned as one', async () => {
      expect(failureAt(await openBrowser(identity()).roundTrip('google'))).toBe('access_denied');
      expect(failureAt(await openBrowser(identity()).roundTrip('apple'))).toBe('access_denied');
    });

    it.each(['500', 'html'] as const)(
      'SPEC 8: its answer %s at any step returns the browser to the portal',
      async (fault) => {
        provider().person = newPerson();
        for (const part of ['discovery', 'token', 'keys', 'user-info'] as const) {
          provider().faults = { [part]: fault };
          const location = await openBrowser(identity()).roundTrip('gitlab');
          expect([part, failureAt(location)]).toEqual([part, 'oauth_provider_unavailable']);
        }
        provider().faults = {};
        expect((await openBrowser(identity()).signIn('gitlab')).status).toBe(200);
      },
    );

    it('SPEC 8: a malformed answer returns the browser to the portal', async () => {
      provider().person = newPerson();
      for (const name of ['google', 'github']) {
        provider().faults = { token: 'nonsense' };
        expect(failureAt(await openBrowser(identity()).roundTrip(name))).toBe('oauth_failed');
        provider().faults = {};
      }
      provider().faults = { 'user-info': 'nonsense' };
      expect(failureAt(await openBrowser(identity()).roundTrip('github'))).toBe('oauth_failed');
    });

    it('SPEC 8: an unreachable provider returns the browser to the portal', async () => {
      const gone = await startOAuthProvider();
      const environment = oauthSettings(gone.origin, ['github', 'google']);
      const server = await startIdentity({ db: database(), environment, clock: identity().clock });
      gone.person = newPerson();
      const browser = openBrowser(server);
      const back = await browser.answer((await browser.start('github')).location);
      await gone.close();
      expect(failureAt((await browser.finish(back)).location)).toBe('oauth_provider_unavailable');
      expect(failureAt((await browser.start('google')).location)).toBe('oauth_provider_unavailable');
      await server.close();
    });

    it('SPEC 7: Apple gets a client secret signed by the team’s key for this call', async () => {
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
      const pem = await exportPKCS8(privateKey);
      const key = pem.replace(/-----[A-Z ]+-----|\s/g, '');
      const environment = {
        ...oauthSettings(provider().origin, ['apple']),
        OAUTH_APPLE_CLIENT_SECRET: `TEAM123456:KEY1234567:${key}`,
      };
      const server = await startIdentity({ db: database(), environment, clock: identity().clock });
      provider().person = newPerson();
      expect((await openBrowser(server).signIn('apple')).status).toBe(200);
      const secret = provider().exchanges[0]?.get('client_secret') ?? '';
      const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
        audience: 'https://appleid.apple.com',
        currentDate: identity().clock.now(),
      });
      expect(payload).toMatchObject({ iss: 'TEAM123456', sub: 'waybill-portal' });
      expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
      await server.close();
    });

    it.each([
      ['another issuer', { iss: 'https://evil.example' }],
      ['another audience', { aud: 'another-client' }],
      ['another nonce', { nonce: 'another' }],
      ['an end in the past', { exp: 1_000 }],
    ])('security 15: an id_token with %s is refused', async (_, claims) => {
      provider().person = newPerson();
      provider().claims = claims;
      expect(failureAt(await openBrowser(identity()).roundTrip('google'))).toBe('oauth_failed');
    });

    it('security 15: an id_token with a foreign signature is refused', async () => {
      provider().person = newPerson();
      provider().forged = true;
      expect(failureAt(await openBrowser(identity()).roundTrip('google'))).toBe('oauth_failed');
    });

    it('security 15: Microsoft’s issuer is the one of the id_token’s own tenant', async () => {
      const tid = randomUUID();
      const environment = {
        ...oauthSettings(provider().origin, ['microsoft']),
        OAUTH_MICROSOFT_BASE_URL: `${provider().origin}/common/v2.0`,
      };
      const server = await startIdentity({ db: database(), environment, clock: identity().clock });
      provider().person = newPerson();
      provider().claims = { tid, iss: `${provider().origin}/${tid}/v2.0` };
      expect((await openBrowser(server).signIn('microsoft')).status).toBe(200);
      provider().claims = { tid, iss: `${provider().origin}/${randomUUID()}/v2.0` };
      expect(failureAt(await openBrowser(server).roundTrip('microsoft'))).toBe('oauth_failed');
      await server.close();
    });
  });
});
