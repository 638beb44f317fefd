import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieHeader,
  cookiesOf,
  demoEmail,
  startRemotePortal,
  tamper,
  unknownToken,
  visit,
  type RemotePortal,
} from '@/tests/support/remote-portal';
import { fullPageRoutes, shellRoutes, unknownRoutes } from '@/tests/support/routes';

/**
 * SPEC section 2 "Navigation guard", word for word, through HTTP against the built portal: a row for every
 * (route × cookie state) pair.
 */
const withToken = '/auth/authenticate?token=abc&stytch_token_type=magic_links';
const routes = [...shellRoutes, ...fullPageRoutes, ...unknownRoutes, withToken];
const guestMayStay = new Set([
  '/auth/login',
  '/auth/verify-otp',
  '/auth/onboard',
  '/auth/onboard2',
  withToken,
]);
const customerIsSentHome = new Set(['/auth/login', '/auth/verify-otp', '/auth/onboard']);

let portal: RemotePortal;
let cookies: Record<string, string>;

beforeAll(async () => {
  portal = await startRemotePortal();
  const live = await portal.signIn(demoEmail);
  const over = await portal.signIn('lin@waybill.example', 10);
  const dead = await portal.signIn('gone@waybill.example', 8);
  await portal.revoke(dead.sessionToken);
  cookies = {
    'no cookies': '',
    'a valid JWT and its token': cookiesOf(live),
    'a valid JWT alone': cookieHeader({ jwt: live.sessionJwt }),
    'an expired JWT and a live token': cookiesOf(over),
    'a live token alone': cookieHeader({ token: over.sessionToken }),
    'a tampered JWT and a live token': cookieHeader({
      token: live.sessionToken,
      jwt: tamper(live.sessionJwt),
    }),
    'an expired JWT alone': cookieHeader({ jwt: over.sessionJwt }),
    'an expired JWT and a revoked token': cookiesOf(dead),
    'a tampered JWT alone': cookieHeader({ jwt: tamper(live.sessionJwt) }),
    'an unknown token': cookieHeader({ token: unknownToken() }),
    'nonsense in both': cookieHeader({ token: 'x', jwt: 'a.b.c' }),
  };
});

afterAll(() => portal.stop());

const guests = [
  'no cookies',
  'an expired JWT alone',
  'an expired JWT and a revoked token',
  'a tampered JWT alone',
  'an unknown token',
  'nonsense in both',
];
const customers = [
  'a valid JWT and its token',
  'a valid JWT alone',
  'an expired JWT and a live token',
  'a live token alone',
  'a tampered JWT and a live token',
];

async function landsAt(route: string, state: string): Promise<string> {
  const response = await visit(portal.app.origin, route, cookies[state]);
  await response.body?.cancel();
  expect(response.status, `${route} with ${state}`).toBeLessThan(500);
  const location = response.headers.get('location');
  return location === null ? route : new URL(location, portal.app.origin).pathname;
}

describe('SPEC 2 guard, security 1: without a session only the four guest routes stay', () => {
  it.each(guests.flatMap((state) => routes.map((route) => [route, state] as const)))(
    '%s with %s',
    async (route, state) => {
      expect(await landsAt(route, state)).toBe(guestMayStay.has(route) ? route : '/auth/login');
    },
  );
});

describe('SPEC 2 guard: a signed-in visitor', () => {
  it.each(customers.flatMap((state) => routes.map((route) => [route, state] as const)))(
    '%s with %s',
    async (route, state) => {
      expect(await landsAt(route, state)).toBe(customerIsSentHome.has(route) ? '/' : route);
    },
  );
});

describe('SPEC 2: re-authentication comes first', () => {
  it('an expired JWT with a live token is renewed on the way, and the page shows the account', async () => {
    const lin = cookiesOf(await portal.signIn('lin@waybill.example', 6));
    const response = await visit(portal.app.origin, '/account', lin);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('MIA-20917');
    const names = response.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names).toEqual(['stytch_session', 'stytch_session_jwt']);
  });

  it('cookies are set only when they change', async () => {
    const response = await visit(portal.app.origin, '/account', cookies['a valid JWT and its token']);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a dead session loses its cookies', async () => {
    const response = await visit(
      portal.app.origin,
      '/',
      cookieHeader({ token: unknownToken(), jwt: 'a.b.c' }),
    );
    expect(response.headers.getSetCookie().every((line) => line.includes('Max-Age=0'))).toBe(true);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });
});

describe('security 1: payloads and prefetches are guarded like pages', () => {
  it.each([{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }, { 'next-action': 'abc' }])(
    '%o',
    async (headers) => {
      const response = await visit(
        portal.app.origin,
        '/packages',
        '',
        headers as unknown as Record<string, string>,
      );
      expect(response.status).toBe(307);
      expect(new URL(response.headers.get('location') ?? '', portal.app.origin).pathname).toBe('/auth/login');
    },
  );

  it.each(['/bff/getMyPackages', '/api/getAccount'])('%s answers 401 without a session', async (path) => {
    expect((await visit(portal.app.origin, path, '', { 'sec-fetch-site': 'same-origin' })).status).toBe(401);
  });

  it.each([
    '/packages?_rsc=abc',
    '//packages',
    '/packages/',
    '/%70ackages',
    '/PACKAGES',
    '/_next/../packages',
  ])('a guest gets nothing from %s', async (path) => {
    const text = await (await visit(portal.app.origin, path)).text();
    expect(text).not.toContain('MIA-10428');
  });
});

describe('security 5: twenty parallel loads with an expired JWT', () => {
  it('all answer 200 with at most two calls upstream and no bounce', async () => {
    const cookie = cookiesOf(await portal.signIn('parallel@waybill.example', 7));
    portal.provider.calls.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visit(portal.app.origin, '/packages', cookie)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    const renewals = portal.provider.calls.filter((path) => path.endsWith('/sessions/authenticate'));
    expect(renewals.length).toBeLessThanOrEqual(2);
  });
});
