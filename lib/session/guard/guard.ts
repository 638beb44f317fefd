import { isLoopbackHost } from '@/lib/runtime/settings/loopback';
import { trustedHeaders } from '@/lib/runtime/headers';
import type { Settings } from '@/lib/runtime/settings/settings';

/**
 * The visitor's state: `unavailable` when the provider could not be asked, `waiting` for a guest whose sign-in waits
 * for its second step (decision 021).
 */
export type SessionState = 'none' | 'waiting' | 'session' | 'unavailable';

/** The page that asks for the second step. */
export const secondStepPath = '/auth/login?step=app';

export type GuardTarget = '/' | '/auth/login' | typeof secondStepPath;

export type GuardDecision = { kind: 'pass' } | { kind: 'redirect'; to: GuardTarget } | { kind: 'wait' };

export interface GuardInput {
  pathname: string;
  searchParams: URLSearchParams;
  state: SessionState;
}

const guestRoutes = new Set(['/auth/login', '/auth/verify-otp', '/auth/onboard', '/auth/onboard2']);
const leftWhenSignedIn = new Set(['/auth/login', '/auth/verify-otp', '/auth/onboard']);

const pass: GuardDecision = { kind: 'pass' };

/** A one-time token in the address is itself a way to re-authenticate (architecture "How a page is answered"). */
function hasOneTimeToken(pathname: string, searchParams: URLSearchParams): boolean {
  return (
    pathname === '/auth/authenticate' &&
    Boolean(searchParams.get('token')) &&
    Boolean(searchParams.get('stytch_token_type'))
  );
}

function decideFor(
  state: 'none' | 'waiting' | 'session',
  { pathname, searchParams }: GuardInput,
): GuardDecision {
  if (state === 'session') return leftWhenSignedIn.has(pathname) ? { kind: 'redirect', to: '/' } : pass;
  const isGuestPage = guestRoutes.has(pathname) || hasOneTimeToken(pathname, searchParams);
  if (state === 'none') return isGuestPage ? pass : { kind: 'redirect', to: '/auth/login' };
  const isLoginEntry = pathname === '/auth/login' && !searchParams.has('step');
  return isGuestPage && !isLoginEntry ? pass : { kind: 'redirect', to: secondStepPath };
}

/**
 * The navigation guard of SPEC section 2, word for word. When the provider can't say who the visitor is, a route that
 * answers guests and customers alike passes and every other one waits: an outage signs nobody out (security 26).
 */
export function decide(input: GuardInput): GuardDecision {
  if (input.state !== 'unavailable') return decideFor(input.state, input);
  const [guest, customer] = [decideFor('none', input), decideFor('session', input)];
  return guest.kind === 'pass' && customer.kind === 'pass' ? pass : { kind: 'wait' };
}

export const outboxPath = '/outbox';

type OutboxSettings = Pick<Settings, 'publicOrigin' | 'delivery' | 'identity'>;

/**
 * Whether this visitor may see the messages that were not really sent (security 33): the public origin is this machine,
 * Host equals it, and no proxy is in between, behind which every visitor would look like loopback.
 */
export function outboxVisible(headers: Headers, settings: OutboxSettings): boolean {
  const origin = new URL(settings.publicOrigin);
  return (
    settings.identity.url === undefined &&
    settings.delivery.outbox &&
    isLoopbackHost(origin.hostname) &&
    headers.get('host') === origin.host &&
    !headers.has(trustedHeaders.forwarded)
  );
}
