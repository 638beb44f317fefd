import { Client } from 'stytch';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { answerPublicPath } from '@/lib/bff/gateway/public-paths';
import type { ProviderFetch } from '@/lib/session/verify/provider';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { refusedOrigin } from '@/tests/support/faulty-provider';
import { machineClock, startIdentity, type TestIdentity } from '@/tests/support/identity';
import { listen } from '@/tests/support/listen';
import { oauthSettings, startOAuthProvider, type OAuthProvider } from '@/tests/support/oauth-provider';
import { newPerson } from '@/tests/support/oauth-suite';

const origin = 'http://localhost:3000';
const [kind] = databases;

describe('the provider’s public paths', () => {
  let opened: OpenedDatabase;
  let identity: TestIdentity;
  let oauth: OAuthProvider;
  let seen: Headers[] = [];

  const embedded: ProviderFetch = (path, init) => {
    seen.push(new Headers(init?.headers));
    return fetch(`${identity.origin}${path}`, init);
  };

  beforeAll(async () => {
    if (!kind) throw new Error('There is no database to test on');
    opened = await kind.open();
    oauth = await startOAuthProvider();
    const environment = oauthSettings(oauth.origin, ['google', 'apple']);
    identity = await startIdentity({
      db: opened.db,
      environment,
      clock: machineClock,
    });
  });
  afterAll(async () => {
    await identity.close();
    await oauth.close();
    await opened.close();
  });

  const ask = (path: string, init: RequestInit = {}, provider = embedded) => {
    seen = [];
    return answerPublicPath(new Request(`${origin}${path}`, init), {
      settings: identity.settings,
      provider,
    });
  };
  const startPath = (name: string) =>
    `/v1/public/oauth/${name}/start?` +
    new URLSearchParams({
      public_token: identity.settings.identity.publicToken,
      code_challenge: 'a'.repeat(43),
    }).toString();
  const pairOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const locationOf = (response: Response) => new URL(response.headers.get('location') ?? 'about:blank');

  it('security 4: a start passes the redirect and its cookie on, and no session with it', async () => {
    const response = await ask(startPath('google'), {
      headers: { cookie: 'stytch_session=secret; waybill_oauth=x; stytch_session_jwt=j', authorization: 'x' },
    });
    expect(response.status).toBe(303);
    expect(locationOf(response).origin).toBe(oauth.origin);
    expect(pairOf(response)).toMatch(/^waybill_oauth=[\w-]{43}$/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(seen[0]?.get('cookie')).toBe('waybill_oauth=x');
    expect(seen[0]?.has('authorization')).toBe(false);
  });

  it('SPEC 7: a provider’s answer is accepted by redirect', async () => {
    oauth.person = newPerson();
    const start = await ask(startPath('google'));
    const there = await fetch(locationOf(start), { redirect: 'manual' });
    const { pathname, search } = locationOf(there);
    const back = await ask(`${pathname}${search}`, { headers: { cookie: pairOf(start) } });
    expect(locationOf(back).searchParams.get('token')).toMatch(/^[\w-]{43}$/);
    expect(back.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('SPEC 7: a provider’s answer is accepted as a form posted from its page', async () => {
    oauth.person = newPerson();
    const start = await ask(startPath('apple'));
    const page = await (await fetch(locationOf(start))).text();
    const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)];
    const form = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]));
    const back = await ask('/v1/oauth/callback/apple', {
      method: 'POST',
      body: form,
      headers: {
        cookie: pairOf(start),
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(back.status).toBe(303);
    expect(locationOf(back).searchParams.get('token')).toMatch(/^[\w-]{43}$/);
  });

  it('security 26: with the provider down a browser gets a page, never JSON', async () => {
    const nowhere = await refusedOrigin();
    const down: ProviderFetch = (path, init) => fetch(`${nowhere}${path}`, init);
    for (const path of [startPath('google'), '/v1/oauth/callback/google?code=c&state=s']) {
      const response = await ask(path, {}, down);
      expect(response.status).toBe(303);
      expect(locationOf(response).href).toBe(
        `${origin}/auth/authenticate?stytch_token_type=oauth&token=failed&error=oauth_provider_unavailable`,
      );
    }
  });

  it('SPEC 7: with a remote provider the start redirects to its own address, and there is no callback', async () => {
    const settings = parseSettings({ IDENTITY_API_URL: 'https://api.stytch.com' });
    const remote = (path: string) =>
      answerPublicPath(new Request(`${origin}${path}`), { settings, provider: embedded });
    const start = await remote(startPath('google'));
    expect(start.headers.get('location')).toBe(`https://api.stytch.com${startPath('google')}`);
    expect((await remote('/v1/oauth/callback/google?code=c')).status).toBe(404);
  });

  it.each([
    ['GET', '/v1/public/oauth/google/finish'],
    ['GET', '/v1/public/oauth/a%2Fb/start'],
    ['POST', '/v1/public/oauth/google/start'],
    ['GET', '/v1/oauth/callback'],
    ['PUT', '/v1/oauth/callback/google'],
    ['POST', '/v1/sessions/jwks/project-test-x'],
  ])('security 1: %s %s does not exist', async (method, path) => {
    expect((await ask(path, { method })).status).toBe(404);
    expect(seen).toHaveLength(0);
  });

  it('SPEC 8: an unknown call is answered in the provider’s shape, which the Node SDK can read', async () => {
    const portal = await listen((request) =>
      answerPublicPath(request, { settings: identity.settings, provider: embedded }),
    );
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const node = new Client({
      project_id: identity.settings.identity.projectId,
      secret: 'none',
      env: portal.origin,
    });
    const expected = {
      status_code: 404,
      error_type: 'route_not_found',
      request_id: expect.stringMatching(/^request-/) as unknown,
      error_message: 'There is no such call.',
    };
    await expect(node.users.get({ user_id: 'user-test-1' })).rejects.toMatchObject(expected);
    await expect(node.users.delete({ user_id: 'user-test-1' })).rejects.toMatchObject(expected);
    await expect(node.sessions.authenticate({ session_token: 'x' })).rejects.toMatchObject(expected);
    await portal.close();
  });

  it('security 32: a redirect is neither followed nor passed on as the provider’s answer', async () => {
    let asked = 0;
    const elsewhere = await listen(async () => {
      asked += 1;
      return Response.json({ keys: [] });
    });
    const headers = { location: elsewhere.origin };
    const redirecting = await listen(async () => Response.json({ keys: [] }, { status: 302, headers }));
    const provider: ProviderFetch = (path, init) => fetch(`${redirecting.origin}${path}`, init);
    for (const path of ['/v1/sessions/jwks/project-test-x', '/v1/.well-known/openid-configuration']) {
      const response = await ask(path, {}, provider);
      expect([response.status, response.headers.get('location')]).toEqual([503, null]);
    }
    expect(asked).toBe(0);
    await Promise.all([redirecting.close(), elsewhere.close()]);
  });

  it('security 22: a posted form beyond 1 MB is refused', async () => {
    const body = `code=${'a'.repeat(1_048_577)}`;
    expect((await ask('/v1/oauth/callback/apple', { method: 'POST', body })).status).toBe(413);
  });
});
