import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { readSignedIn, startIdentity, type TestIdentity } from '@/tests/support/identity';
import { fiftyAtOnce } from '@/tests/support/identity-links';
import { openBrowser } from '@/tests/support/oauth-browser';
import { oauthSettings } from '@/tests/support/oauth-provider';
import { describeOAuth, failureAt, newPerson } from '@/tests/support/oauth-suite';

describeOAuth('OAuth from start to session', ({ identity, database, provider }) => {
  const registrationsOf = (subject: string) =>
    database().select().from(schema.oauthRegistrations).where(eq(schema.oauthRegistrations.subject, subject));
  const contactOf = async (address: string) => {
    const rows = await database()
      .select()
      .from(schema.contactMethods)
      .where(eq(schema.contactMethods.address, address));
    return rows[0];
  };

  it('SPEC 7: a known user returns by the login address, a new one by the sign-up address', async () => {
    provider().person = newPerson();
    const query = {
      login_redirect_url: 'http://localhost:3000/auth/authenticate?next=login',
      signup_redirect_url: 'http://localhost:3000/auth/authenticate?next=signup',
    };
    const browser = openBrowser(identity());
    const first = await browser.roundTrip('google', { query });
    expect(first.searchParams.get('next')).toBe('signup');
    expect(first.searchParams.get('stytch_token_type')).toBe('oauth');
    await browser.authenticate(first.searchParams.get('token') ?? '');
    const second = await browser.roundTrip('google', { query });
    expect(second.searchParams.get('next')).toBe('login');
  });

  describe('the return address', () => {
    it.each([
      'https://evil.example/auth/authenticate',
      'http://localhost:3000.evil.example/',
      'http://localhost:3000@evil.example/',
      'http://localhost:30001/auth/authenticate',
      'https://localhost:3000/auth/authenticate',
      'http://LOCALHOST:3000\\@evil.example/',
      'blob:http://localhost:3000/id',
      'filesystem:http://localhost:3000/temporary/x',
      'http://localhost:3000/\tauth',
      'http://localhost:3000//evil.example',
      'javascript:alert(1)',
      '//evil.example',
      '/auth/authenticate',
    ])('security 7, 15: %s is refused', async (url) => {
      for (const name of ['login_redirect_url', 'signup_redirect_url']) {
        const { location } = await openBrowser(identity()).start('google', { [name]: url });
        expect(failureAt(location)).toBe('invalid_oauth_redirect_url');
      }
    });
  });

  describe('state and proof keys', () => {
    it('security 15: a start without the SDK’s challenge is refused', async () => {
      const { location } = await openBrowser(identity()).start('google', { code_challenge: '' });
      expect(failureAt(location)).toBe('missing_pkce_code_challenge');
    });

    it('security 15: a start with another public token is refused', async () => {
      const { location } = await openBrowser(identity()).start('google', { public_token: 'public-token-x' });
      expect(failureAt(location)).toBe('public_token_not_found');
    });

    it.each(['', 'state=x&code=x', `state=${'a'.repeat(43)}&code=x`, 'error=access_denied'])(
      'security 15: an answer without our state (%s) redirects back and changes nothing',
      async (query) => {
        const { location } = await openBrowser(identity()).finish({
          path: `/v1/oauth/callback/google?${query}`,
          form: null,
        });
        expect(failureAt(location)).toBe('oauth_state_mismatch');
        expect(provider().exchanges).toHaveLength(0);
      },
    );

    it('security 15: an answer counts only in the browser that started (login CSRF)', async () => {
      provider().person = newPerson();
      const attacker = openBrowser(identity());
      const back = await attacker.answer((await attacker.start('google')).location);
      const victim = openBrowser(identity());
      await victim.start('google');
      expect(failureAt((await victim.finish(back)).location)).toBe('oauth_state_mismatch');
      expect(provider().exchanges).toHaveLength(0);
    });

    it('security 15: an answer counts only for the provider that was asked (mix-up)', async () => {
      provider().person = newPerson();
      const browser = openBrowser(identity());
      const back = await browser.answer((await browser.start('google')).location);
      const elsewhere = { ...back, path: back.path.replace('/google?', '/gitlab?') };
      expect(failureAt((await browser.finish(elsewhere)).location)).toBe('oauth_state_mismatch');
    });

    it('security 15: an answer counts once, and not after ten minutes', async () => {
      provider().person = newPerson();
      const browser = openBrowser(identity());
      const back = await browser.answer((await browser.start('google')).location);
      expect((await browser.finish(back)).location.searchParams.has('error')).toBe(false);
      expect(failureAt((await browser.finish(back)).location)).toBe('oauth_state_mismatch');
      const late = await browser.answer((await browser.start('google')).location);
      identity().clock.advance(600);
      expect(failureAt((await browser.finish(late)).location)).toBe('oauth_state_mismatch');
    });

    it('security 15: of twenty answers with one state, one is exchanged with the provider', async () => {
      provider().person = newPerson();
      const browser = openBrowser(identity());
      const back = await browser.answer((await browser.start('google')).location);
      const all = await Promise.all(Array.from({ length: 20 }, () => browser.finish(back)));
      expect(all.filter(({ location }) => !location.searchParams.has('error'))).toHaveLength(1);
      expect(provider().exchanges).toHaveLength(1);
    });

    it('security 15: two tabs of one browser may sign in side by side', async () => {
      provider().person = newPerson();
      const browser = openBrowser(identity());
      const [one, two] = [await browser.start('google'), await browser.start('github')];
      const first = await browser.finish(await browser.answer(one.location));
      const second = await browser.finish(await browser.answer(two.location));
      expect([first, second].map(({ location }) => location.searchParams.get('error'))).toEqual([null, null]);
    });

    it('security 15: the flow’s cookie is HttpOnly, short-lived, host-only, and cross-site only for a form', async () => {
      const secure = await startIdentity({
        db: database(),
        clock: identity().clock,
        environment: {
          ...oauthSettings(provider().origin, ['google', 'apple']),
          PUBLIC_ORIGIN: 'https://portal.example',
          OUTBOX: 'true',
        },
      });
      const cookieOf = async (server: TestIdentity, name: string) =>
        (await openBrowser(server).start(name)).headers
          .getSetCookie()
          .join()
          .replace(/=[\w-]{43}/, '=…');
      expect(await cookieOf(identity(), 'google')).toBe(
        'waybill_oauth=…; Path=/; Max-Age=600; HttpOnly; SameSite=Lax',
      );
      expect(await cookieOf(secure, 'google')).toBe(
        '__Host-waybill_oauth=…; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
      );
      expect(await cookieOf(secure, 'apple')).toBe(
        '__Host-waybill_oauth_post=…; Path=/; Max-Age=600; HttpOnly; SameSite=None; Secure',
      );
      await secure.close();
    });

    it('security 9: starts are limited per client', async () => {
      const browser = openBrowser(identity());
      const starts = [];
      for (let count = 0; count < 31; count += 1) starts.push(await browser.start('github'));
      const last = starts.at(-1);
      expect(last && failureAt(last.location)).toBe('too_many_requests');
      expect(starts.slice(0, 30).every(({ location }) => location.origin === provider().origin)).toBe(true);
    });
  });

  describe('the token', () => {
    const tokenFor = async (browser = openBrowser(identity())) => {
      provider().person ??= newPerson();
      const location = await browser.roundTrip('google');
      return { browser, token: location.searchParams.get('token') ?? '' };
    };

    it('security 15: works once: of fifty concurrent uses one signs in', async () => {
      const { browser, token } = await tokenFor();
      const [flow] = await database()
        .select()
        .from(schema.flowTokens)
        .where(eq(schema.flowTokens.digest, digestOf(token)));
      const body = { token, code_verifier: browser.verifier, session_duration_minutes: 60 };
      const all = await fiftyAtOnce({
        db: database(),
        clock: identity().clock,
        flowId: flow?.id ?? '',
        call: (server) => server.call('/sdk/v1/oauth/authenticate', { body }),
      });
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      const others = all.filter(({ status }) => status !== 200).map(({ body }) => body.error_type);
      expect(new Set(others)).toEqual(new Set(['oauth_token_not_found']));
    });

    it('security 15: expires after five minutes', async () => {
      const { browser, token } = await tokenFor();
      identity().clock.advance(300);
      expect((await browser.authenticate(token)).body.error_type).toBe('oauth_token_not_found');
    });

    it('security 15: is void after a wrong or missing proof key', async () => {
      const wrong = [
        { verifier: 'another', error: 'pkce_mismatch' },
        { verifier: null, error: 'pkce_expected_code_verifier' },
      ];
      for (const { verifier, error } of wrong) {
        const { browser, token } = await tokenFor();
        expect((await browser.authenticate(token, { verifier })).body.error_type).toBe(error);
        expect((await browser.authenticate(token)).body.error_type).toBe('oauth_token_not_found');
      }
    });

    it('security 21: no user is created before the token is redeemed', async () => {
      const person = newPerson();
      provider().person = person;
      await tokenFor();
      expect(await registrationsOf(person.subject)).toHaveLength(0);
      expect(await contactOf(person.email ?? '')).toBeUndefined();
    });

    it('security 20: the provider’s tokens are never stored in the clear, and are deleted when returned', async () => {
      const { browser, token } = await tokenFor();
      const rows = async () => JSON.stringify(await database().select().from(schema.flowTokens));
      const before = await rows();
      const { data } = await browser.authenticate(token);
      const { access_token: accessToken } = data.provider_values as { access_token: string };
      expect(accessToken).toMatch(/^[\da-f-]{36}$/);
      expect(before).not.toContain(accessToken);
      expect(before).not.toContain('a-refresh-token');
      expect(before.match(/sealedValues/g)).toHaveLength(
        ((await rows()).match(/sealedValues/g)?.length ?? 0) + 1,
      );
    });

    it('SPEC 5: the arguments are checked', async () => {
      const answer = await identity().call('/sdk/v1/oauth/authenticate', {
        body: { token: 1, code_verifier: 2, session_duration_minutes: '60' },
      });
      expect(answer.status).toBe(400);
      expect((answer.body.body as { message: string }[]).map(({ message }) => message)).toEqual([
        'token must be a string.',
        'code_verifier must be a string.',
        'session_duration_minutes must be a number.',
      ]);
    });

    it('security 9: is refused like a used one while sign-in is locked', async () => {
      provider().person = newPerson();
      const browser = openBrowser(identity());
      const { userId } = readSignedIn(await browser.signIn('google'));
      for (let count = 0; count < 10; count += 1) {
        const { token } = await tokenFor(openBrowser(identity()));
        await browser.authenticate(token, { verifier: 'wrong' });
      }
      expect((await browser.signIn('google')).body.error_type).toBe('oauth_token_not_found');
      identity().clock.advance(3_600);
      expect(readSignedIn(await browser.signIn('google')).userId).toBe(userId);
    });
  });
});
