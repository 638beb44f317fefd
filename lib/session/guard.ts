/** What is known of the visitor: `unavailable` when the provider could not say. */
export type SessionState = 'none' | 'session' | 'unavailable';

export type GuardDecision =
  { kind: 'pass' } | { kind: 'redirect'; to: '/' | '/auth/login' } | { kind: 'wait' };

export interface GuardInput {
  pathname: string;
  searchParams: URLSearchParams;
  state: SessionState;
}

const guestRoutes = new Set(['/auth/login', '/auth/verify-otp', '/auth/onboard', '/auth/onboard2']);
const leftWhenSignedIn = new Set(['/auth/login', '/auth/verify-otp', '/auth/onboard']);

const pass: GuardDecision = { kind: 'pass' };

/** A one-time token in the address is itself a way to re-authenticate (architecture "How a page is answered"). */
function bringsToken(pathname: string, searchParams: URLSearchParams): boolean {
  return (
    pathname === '/auth/authenticate' &&
    Boolean(searchParams.get('token')) &&
    Boolean(searchParams.get('stytch_token_type'))
  );
}

function decideFor(state: 'none' | 'session', { pathname, searchParams }: GuardInput): GuardDecision {
  if (state === 'session') return leftWhenSignedIn.has(pathname) ? { kind: 'redirect', to: '/' } : pass;
  return guestRoutes.has(pathname) || bringsToken(pathname, searchParams)
    ? pass
    : { kind: 'redirect', to: '/auth/login' };
}

/**
 * The navigation guard of SPEC section 2, word for word. When the provider can't say who the visitor is, a route that
 * answers guest and customer alike passes and every other one waits: nobody is signed out by an outage (security 26).
 */
export function decide(input: GuardInput): GuardDecision {
  if (input.state !== 'unavailable') return decideFor(input.state, input);
  const [guest, customer] = [decideFor('none', input), decideFor('session', input)];
  return guest.kind === 'pass' && customer.kind === 'pass' ? pass : { kind: 'wait' };
}
