import { beforeAll, describe, expect, it } from 'vitest';
import {
  cookieHeader,
  cookiesOf,
  demoEmail,
  tamper,
  unknownToken,
  visit,
  type RemotePortal,
} from './remote-portal';
import { fullPageRoutes, routes as table, shellRoutes, unknownRoutes } from './routes';

/** The requirements of the table: a portal's address, and a provider at which sessions start and end. */
export type GuardedPortal = Pick<RemotePortal, 'signIn' | 'revoke'> & { app: { origin: string } };

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
const leadsOn = new Map(table.map(({ path, leadsTo = path }) => [path, leadsTo]));

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

/** The Cookie header of every state that a visitor's session can be in. */
async function cookieStates(portal: GuardedPortal): Promise<Record<string, string>> {
  const live = await portal.signIn(demoEmail);
  const over = await portal.signIn('lin@waybill.example', 10);
  const dead = await portal.signIn('gone@waybill.example', 8);
  await portal.revoke(dead.sessionToken);
  return {
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
}

/**
 * SPEC section 2 "Navigation guard", word for word, over HTTP against a built portal: a row for every (route
 * × cookie state) pair.
 */
export function describeGuardTable(start: () => Promise<GuardedPortal>): void {
  let portal: GuardedPortal;
  let cookies: Record<string, string>;

  beforeAll(async () => {
    portal = await start();
    cookies = await cookieStates(portal);
  });

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
        const place = customerIsSentHome.has(route) ? '/' : (leadsOn.get(route) ?? route);
        expect(await landsAt(route, state)).toBe(place);
      },
    );
  });
}
