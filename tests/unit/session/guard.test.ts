import { describe, expect, it } from 'vitest';
import { decide, type GuardTarget, type SessionState } from '@/lib/session/guard/guard';
import { fullPageRoutes, shellRoutes } from '@/tests/support/routes';

const guestRoutes = ['/auth/login', '/auth/verify-otp', '/auth/onboard', '/auth/onboard2'];
const guarded = [...shellRoutes, ...fullPageRoutes].filter((route) => !guestRoutes.includes(route));

const unknown = ['/nowhere', '/auth', '/auth/login/x', '/auth/Login', '/session/cleared', '/%', '/outbox'];

const guestLeft = ['/auth/login', '/auth/verify-otp', '/auth/onboard'];

type Outcome = 'pass' | 'wait' | GuardTarget;

function outcome(address: string, state: SessionState): Outcome {
  const url = new URL(address, 'http://localhost:3000');
  const decision = decide({ pathname: url.pathname, searchParams: url.searchParams, state });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

/** Every (route × state) pair: none, session, unavailable. */
const table: [route: string, none: Outcome, session: Outcome, unavailable: Outcome][] = [
  ...[...guarded, '/packages/pkg_1', '/invoices/inv_1', ...unknown].map(
    (route): [string, Outcome, Outcome, Outcome] => [route, '/auth/login', 'pass', 'wait'],
  ),
  ...guestLeft.map((route): [string, Outcome, Outcome, Outcome] => [route, 'pass', '/', 'wait']),
  ['/auth/onboard2', 'pass', 'pass', 'pass'],
  ['/auth/authenticate?token=abc&stytch_token_type=magic_links', 'pass', 'pass', 'pass'],
  ['/auth/authenticate?token=abc', '/auth/login', 'pass', 'wait'],
  ['/auth/authenticate?token=&stytch_token_type=magic_links', '/auth/login', 'pass', 'wait'],
  ['/packages?token=abc&stytch_token_type=magic_links', '/auth/login', 'pass', 'wait'],
];

describe('SPEC section 2: navigation guard, every route × session state', () => {
  it.each(table)('%s: guest %s, signed in %s, provider down %s', (route, none, session, unavailable) => {
    expect([outcome(route, 'none'), outcome(route, 'session'), outcome(route, 'unavailable')]).toEqual([
      none,
      session,
      unavailable,
    ]);
  });
});

describe('decision 021: a sign-in that waits for the app’s code', () => {
  const step = '/auth/login?step=app';
  it.each<[string, Outcome]>([
    ...[...guarded, ...unknown].map((route): [string, Outcome] => [route, step]),
    ['/auth/login', step],
    ['/auth/login?step=app', 'pass'],
    ['/auth/login?step=forgot', 'pass'],
    ['/auth/verify-otp', 'pass'],
    ['/auth/authenticate?token=abc&stytch_token_type=magic_links', 'pass'],
  ])('is redirected from %s to %s', (route, expected) => {
    expect(outcome(route, 'waiting')).toBe(expected);
  });
});
