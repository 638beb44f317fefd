import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardRequest } from '@/lib/session/guard/middleware';
import { faults } from '@/tests/support/faulty-provider';
import type { SignedIn } from '@/tests/support/identity';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

let side: ProviderSide;

beforeAll(async () => {
  side = await startProviderSide();
});

afterAll(() => side.close());
beforeEach(() => (side.provider.calls = []));
afterEach(() => (side.provider.fault = null));

const cookiesOf = ({ sessionToken, sessionJwt }: SignedIn) =>
  `theme=dark; stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;

function load(
  path: string,
  cookie?: string,
  { method = 'GET', body, ...init }: { method?: string; headers?: object; body?: string } = {},
): Promise<Response> {
  const headers = { host: 'localhost:3000', ...init.headers, ...(cookie && { cookie }) };
  const request = new NextRequest(`http://localhost:3000${path}`, { method, headers, ...(body && { body }) });
  return guardRequest(request, side.settings);
}

const actionHeaders = {
  origin: 'http://localhost:3000',
  'next-action': '40'.repeat(21),
  'content-type': 'text/plain;charset=UTF-8',
};

const isPass = (response: Response) => response.headers.get('x-middleware-next') === '1';
const forwardedCookie = (response: Response) => response.headers.get('x-middleware-request-cookie');
const refreshes = () => side.provider.calls.filter((path) => path === '/sdk/v1/sessions/authenticate');

describe('SPEC section 2: the guard', () => {
  it('a guest is redirected to /auth/login, whatever Host says', async () => {
    const response = await load('/packages', undefined, { headers: { host: 'evil.example' } });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('http://localhost:3000/auth/login');
  });

  it('a guest’s form, posted without JavaScript, is not posted on to the login page', async () => {
    const headers = { origin: 'http://localhost:3000' };
    expect((await load('/packages', undefined, { method: 'POST', headers })).status).toBe(303);
  });

  it('a guest’s Server Action is refused with a message, so that its page keeps the input', async () => {
    const call = { method: 'POST', headers: actionHeaders, body: '[]' };
    const response = await load('/packages', undefined, call);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(await response.text()).toContain('You are signed out');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('security 1: RSC payloads and prefetches are guarded alike', async () => {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'x-middleware-subrequest': 'middleware' };
    expect((await load('/packages?_rsc=abc', undefined, { headers })).status).toBe(307);
  });

  it('a valid session passes without a call to the provider except for its keys', async () => {
    const signedIn = await side.signIn();
    side.provider.calls = [];
    const response = await load('/packages', cookiesOf(signedIn));
    expect(isPass(response)).toBe(true);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(refreshes()).toEqual([]);
  });

  it('a signed-in visitor is redirected away from the login page', async () => {
    const response = await load('/auth/login', cookiesOf(await side.signIn()));
    expect(response.headers.get('location')).toBe('http://localhost:3000/');
  });
});

describe('security 5: an expired JWT with a live session', () => {
  it('is renewed without a redirect: in the answer and in the forwarded request', async () => {
    const signedIn = await side.signInLongAgo();
    const response = await load('/packages', cookiesOf(signedIn));
    expect(isPass(response)).toBe(true);
    const [token, jwt] = response.headers.getSetCookie();
    expect(token).toContain(`stytch_session=${signedIn.sessionToken}; Path=/; Max-Age=`);
    const fresh = /stytch_session_jwt=([\w.-]+);/.exec(jwt ?? '')?.[1] ?? '';
    expect(fresh).not.toBe(signedIn.sessionJwt);
    expect(forwardedCookie(response)).toBe(
      `theme=dark; stytch_session=${signedIn.sessionToken}; stytch_session_jwt=${fresh}`,
    );
  });

  it('20 parallel loads call the provider at most twice', async () => {
    const cookie = cookiesOf(await side.signInLongAgo());
    side.provider.calls = [];
    const responses = await Promise.all(Array.from({ length: 20 }, () => load('/packages', cookie)));
    expect(responses.every(isPass)).toBe(true);
    expect(refreshes().length).toBeLessThanOrEqual(2);
  });

  it('a session token alone is enough to re-authenticate', async () => {
    const { sessionToken } = await side.signIn();
    expect(isPass(await load('/packages', `stytch_session=${sessionToken}`))).toBe(true);
  });

  it('is redirected away from the login page, too', async () => {
    const response = await load('/auth/login', cookiesOf(await side.signInLongAgo()));
    expect(response.headers.get('location')).toBe('http://localhost:3000/');
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('an ended session', () => {
  it('goes to /auth/login, its cookies cleared', async () => {
    const signedIn = await side.signInLongAgo();
    const { sessionToken } = signedIn;
    await side.identity.call('/sdk/v1/sessions/revoke', { method: 'POST', sessionToken });
    const response = await load('/packages', cookiesOf(signedIn));
    expect(response.headers.get('location')).toBe('http://localhost:3000/auth/login');
    expect(
      response.headers
        .getSetCookie()
        .slice(0, 2)
        .every((line) => line.includes('Max-Age=0')),
    ).toBe(true);
  });

  it('an expired or tampered JWT without a session token counts as a guest’s', async () => {
    const { sessionJwt } = await side.signInLongAgo();
    for (const jwt of [sessionJwt, `${sessionJwt.slice(0, -8)}AAAAAAAA`]) {
      const response = await load('/auth/login', `stytch_session_jwt=${jwt}`);
      expect(isPass(response)).toBe(true);
      expect(forwardedCookie(response)).toBe('');
    }
    expect(refreshes()).toEqual([]);
  });
});

describe('security 26: the provider is down', () => {
  it.each(faults)(
    '%s: a valid JWT passes, an expired one waits, and no cookie is touched',
    async (fault) => {
      const [valid, expired] = [await side.signIn(), await side.signInLongAgo()];
      await load('/packages', cookiesOf(valid));
      side.provider.fault = fault;
      expect(isPass(await load('/packages', cookiesOf(valid)))).toBe(true);

      for (const path of ['/packages', '/auth/login']) {
        const waiting = await load(path, cookiesOf(expired));
        expect(waiting.status).toBe(503);
        expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(5);
        expect(waiting.headers.getSetCookie()).toEqual([]);
        expect(waiting.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        expect(await waiting.text()).toContain('http-equiv="refresh"');
      }
      side.provider.fault = null;
      expect(isPass(await load('/packages', cookiesOf(expired)))).toBe(true);
    },
    30_000,
  );

  it('the page that waits is in the visitor’s language', async () => {
    const cookie = cookiesOf(await side.signInLongAgo());
    side.provider.fault = '500';
    const headers = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    const accepted = await (await load('/packages', cookie, { headers })).text();
    expect(accepted).toContain('<html lang="de" dir="ltr">');
    expect(accepted).toContain('Der Anmeldedienst ist nicht erreichbar');
    const chosen = await (await load('/packages', `waybill-language=ar; ${cookie}`, { headers })).text();
    expect(chosen).toContain('<html lang="ar" dir="rtl">');
  });

  it('guests still reach the login page', async () => {
    side.provider.fault = 'reset';
    expect(isPass(await load('/auth/login'))).toBe(true);
  });
});

describe('security 23 and 33: headers for the page', () => {
  it('a nonce of its own, the same in policy and request', async () => {
    const response = await load('/auth/login');
    const nonce = response.headers.get('x-middleware-request-x-nonce') ?? '';
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('x-middleware-request-content-security-policy')).toContain(nonce);
  });

  it('the outbox only where it is allowed: with a remote provider it is not a route', async () => {
    expect((await load('/outbox')).headers.get('location')).toBe('http://localhost:3000/auth/login');
  });
});

describe('security 21: only our own pages may post to a page', () => {
  const kinds = [
    'text/plain;charset=UTF-8',
    'multipart/form-data; boundary=x',
    'application/json',
    undefined,
  ];
  const foreign: Record<string, string>[] = [
    {},
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ];

  it.each(foreign)(
    'a call of an action or a form, of any content type, is refused with %o',
    async (origin) => {
      const cookie = cookiesOf(await side.signIn());
      for (const type of kinds) {
        for (const action of [undefined, actionHeaders['next-action'], 'x']) {
          const headers = {
            ...origin,
            ...(type && { 'content-type': type }),
            ...(action && { 'next-action': action }),
          };
          for (const [path, visitor] of [
            ['/account', cookie] as const,
            ['/auth/login', undefined] as const,
          ]) {
            const response = await load(path, visitor, { method: 'POST', headers, body: '[]' });
            expect(response.status, `${path} ${type} ${action}`).toBe(403);
            expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
          }
        }
      }
    },
  );

  it.each(['PUT', 'DELETE'])('%s is refused from elsewhere, too', async (method) => {
    expect((await load('/account', undefined, { method })).status).toBe(403);
  });

  it('our own pass, and Next compares their origin with the public host, whatever Host says', async () => {
    const call = {
      method: 'POST',
      headers: { ...actionHeaders, host: '127.0.0.1:3000' },
      body: '[{"a":"$undefined"}]',
    };
    const response = await load('/account', cookiesOf(await side.signIn()), call);
    expect(isPass(response)).toBe(true);
    expect(response.headers.get('x-middleware-request-x-forwarded-host')).toBe('localhost:3000');
    expect(response.headers.get('x-middleware-request-origin')).toBe('http://localhost:3000');
  });
});
