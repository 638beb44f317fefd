import type { Settings } from '@/lib/runtime/settings/settings';
import {
  clearCookieLines,
  endSessionLines,
  readSessionCookies,
  sessionCookieLines,
  waitingCookieLines,
  type CookieSettings,
  type SessionCookies,
} from '../cookies/cookies';
import { providerFetch, providerName, providerVerifier } from '../verify/provider';
import type { VerifiedSession, Verifier } from '../verify/verifier';
import type { SessionTokens } from './reauthenticate';
import { createRefresher, sharedRefresher, type Refresher } from './refresh';
import { visitorHeaders } from './visitor';

/**
 * Who the visitor is, and what must happen to the cookies. `waiting` is the token of a sign-in whose second step has
 * not been taken: its holder is not signed in.
 */
export type Recognition =
  | { state: 'session'; jwt: string; renewed?: SessionTokens }
  | { state: 'none'; clear: boolean; ended?: true; waiting?: string }
  | { state: 'unavailable' };

interface Dependencies {
  verifier: Verifier;
  refresher: Refresher;
  clock?: () => Date;
}

/** A token in its last tenth (at most 10 s) is renewed, so that it outlives the page it is about to render. */
function isDue({ token }: VerifiedSession, now: Date): boolean {
  const margin = Math.min(10, (token.expiresAt - token.issuedAt) / 10);
  return now.getTime() / 1000 >= token.expiresAt - margin;
}

async function renew(
  token: string,
  { verifier, refresher }: Dependencies,
  visitor: Record<string, string>,
): Promise<Recognition> {
  const outcome = await refresher.refresh(token, visitor);
  if (outcome.kind === 'waiting') return { state: 'none', clear: true, waiting: outcome.token };
  if (outcome.kind === 'dead') return { state: 'none', clear: true, ended: true };
  if (outcome.kind === 'unavailable') return { state: 'unavailable' };
  // A token fresh from the provider that still can't be verified is an outage, not a sign-out.
  const verified = await verifier.verify(outcome.jwt);
  return verified.ok ? { state: 'session', jwt: outcome.jwt, renewed: outcome } : { state: 'unavailable' };
}

/**
 * SPEC section 2's "first tries to re-authenticate the session": a valid JWT is verified locally; one that has expired
 * or is missing is renewed with the session token, once. `visitor` are headers forwarded to the provider.
 */
export async function recognize(
  { token, jwt, ended }: SessionCookies,
  dependencies: Dependencies,
  visitor: Record<string, string> = {},
): Promise<Recognition> {
  if (ended) return { state: 'none', clear: true, ended };
  const now = (dependencies.clock ?? (() => new Date()))();
  const verified = jwt === undefined ? undefined : await dependencies.verifier.verify(jwt);
  if (jwt !== undefined && verified?.ok) {
    const valid: Recognition = { state: 'session', jwt };
    if (token === undefined || !isDue(verified.session, now)) return valid;
    const renewed = await renew(token, dependencies, visitor);
    return renewed.state === 'unavailable' ? valid : renewed;
  }
  if (verified?.ok === false && verified.reason === 'unavailable') return { state: 'unavailable' };
  if (token !== undefined) return renew(token, dependencies, visitor);
  return { state: 'none', clear: jwt !== undefined };
}

/** Recognises the visitor of a request by its cookies, with the verifier and refresher of this process. */
export function recognizeRequest(headers: Headers, settings: Settings): Promise<Recognition> {
  const cookies = readSessionCookies(headers.get('cookie'), settings);
  const refresher = sharedRefresher(providerName(settings), () =>
    createRefresher({
      provider: providerFetch(settings),
      publicToken: settings.identity.publicToken,
      publicOrigin: settings.publicOrigin,
    }),
  );
  return recognize(cookies, { verifier: providerVerifier(settings), refresher }, visitorHeaders(headers));
}

/** The Set-Cookie lines of the response to a request with this Cookie header: only when something changed. */
export function changedCookieLines(
  recognition: Recognition,
  header: string | null,
  settings: CookieSettings,
): string[] {
  if (recognition.state === 'session' && recognition.renewed) {
    return sessionCookieLines(recognition.renewed, settings);
  }
  if (recognition.state !== 'none' || !recognition.clear) return [];
  if (recognition.waiting !== undefined) return waitingCookieLines(recognition.waiting, settings);
  return recognition.ended ? endSessionLines(header, settings) : clearCookieLines(settings);
}
