import { describe, expect, it } from 'vitest';
import { decide, type SessionState } from '@/lib/session/guard';

const inShell = [
  ...['/', '/packages', '/invoices', '/account', '/dashboard-banking', '/packages/pkg_1', '/invoices/inv_1'],
  ...[
    '/apps/blog/list',
    '/apps/blog/detail',
    '/apps/blog/edit',
    '/apps/files',
    '/apps/chat',
    '/apps/tasklist',
  ],
  ...['inbox', 'compose', 'detail/7', 'starred', 'spam', 'important', 'sent', 'archived', 'trash'].map(
    (folder) => `/apps/mail/${folder}`,
  ),
  '/apps/mail',
  ...['formlayout', 'input', 'button', 'table', 'list', 'tree', 'panel', 'overlay', 'media', 'menu'].map(
    (kit) => `/uikit/${kit}`,
  ),
  ...['message', 'file', 'charts', 'timeline', 'misc'].map((kit) => `/uikit/${kit}`),
  ...['/blocks', '/pages/empty', '/pages/crud', '/profile/create', '/profile/list', '/documentation'],
  ...['product-overview', 'product-list', 'new-product', 'shopping-cart', 'checkout-form'].map(
    (page) => `/ecommerce/${page}`,
  ),
  ...[
    '/ecommerce/order-history',
    '/ecommerce/order-summary',
    '/pages/aboutus',
    '/pages/contact',
    '/pages/faq',
  ],
  ...['/pages/help', '/pages/invoice'],
];

const outsideShell = [
  ...['/landing', '/pages/notfound', '/auth/authenticate', '/auth/access', '/auth/error', '/auth/register'],
  ...['/auth/forgotpassword', '/auth/newpassword', '/auth/verification', '/auth/lockscreen'],
];

const unknown = ['/nowhere', '/auth', '/auth/login/x', '/auth/Login', '/session/cleared', '/%', '/outbox'];

const guestLeft = ['/auth/login', '/auth/verify-otp', '/auth/onboard'];

type Outcome = 'pass' | 'wait' | '/' | '/auth/login';

function outcome(address: string, state: SessionState): Outcome {
  const url = new URL(address, 'http://localhost:3000');
  const decision = decide({ pathname: url.pathname, searchParams: url.searchParams, state });
  return decision.kind === 'redirect' ? decision.to : decision.kind;
}

/** Every (route × state) pair: none, session, unavailable. */
const table: [route: string, none: Outcome, session: Outcome, unavailable: Outcome][] = [
  ...[...inShell, ...outsideShell, ...unknown].map((route): [string, Outcome, Outcome, Outcome] => [
    route,
    '/auth/login',
    'pass',
    'wait',
  ]),
  ...guestLeft.map((route): [string, Outcome, Outcome, Outcome] => [route, 'pass', '/', 'wait']),
  ['/auth/onboard2', 'pass', 'pass', 'pass'],
  ['/auth/authenticate?token=abc&stytch_token_type=magic_links', 'pass', 'pass', 'pass'],
  ['/auth/authenticate?token=abc', '/auth/login', 'pass', 'wait'],
  ['/auth/authenticate?token=&stytch_token_type=magic_links', '/auth/login', 'pass', 'wait'],
  ['/packages?token=abc&stytch_token_type=magic_links', '/auth/login', 'pass', 'wait'],
];

describe('SPEC section 2: navigation guard, every route × session state', () => {
  it.each(table)('%s: guest %s, signed in %s, provider away %s', (route, none, session, unavailable) => {
    expect([outcome(route, 'none'), outcome(route, 'session'), outcome(route, 'unavailable')]).toEqual([
      none,
      session,
      unavailable,
    ]);
  });
});
