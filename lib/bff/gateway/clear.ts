import 'server-only';
import type { Settings } from '@/lib/runtime/settings/settings';
import {
  endSessionLines,
  readSessionCookies,
  sessionCookieLines,
  waitingCookieLines,
} from '@/lib/session/cookies/cookies';
import type { ProviderFetch } from '@/lib/session/verify/provider';
import { reauthenticate } from '@/lib/session/renewal/reauthenticate';
import { pageHeaders, createNonce } from '@/lib/session/guard/security-headers';
import { retrySeconds, unavailablePage } from '@/lib/session/guard/unavailable-page';
import { wordsFor } from '@/lib/session/guard/words-for';
import type { Verifier } from '@/lib/session/verify/verifier';
import { visitorHeaders } from '@/lib/session/renewal/visitor';

/** The product API's verdict on a JWT: accepted, refused (401), or unknown because it could not be asked. */
export type ProductVerdict = 'accepted' | 'refused' | 'unknown';

interface ClearOptions {
  settings: Pick<Settings, 'mode' | 'secure' | 'publicOrigin' | 'identity' | 'product'>;
  provider: ProviderFetch;
  verifier: Verifier;
  askProduct: (jwt: string) => Promise<ProductVerdict>;
}

/** The state of the session, and the cookie lines that follow from it. */
type Finding =
  { kind: 'live'; cookies: string[] } | { kind: 'dead'; cookies: string[] } | { kind: 'unavailable' };

async function examine(request: Request, options: ClearOptions): Promise<Finding> {
  const { settings, provider, verifier, askProduct } = options;
  const cookie = request.headers.get('cookie');
  const { token, jwt, ended } = readSessionCookies(cookie, settings);
  const dead: Finding = {
    kind: 'dead',
    cookies: token || jwt || ended ? endSessionLines(cookie, settings) : [],
  };

  let current = jwt;
  let renewed: string[] = [];
  if (token !== undefined) {
    const outcome = await reauthenticate(token, visitorHeaders(request.headers), {
      provider,
      publicToken: settings.identity.publicToken,
      publicOrigin: settings.publicOrigin,
    });
    if (outcome.kind === 'waiting') {
      return { kind: 'dead', cookies: waitingCookieLines(outcome.token, settings) };
    }
    if (outcome.kind !== 'refreshed') return outcome.kind === 'dead' ? dead : { kind: 'unavailable' };
    current = outcome.jwt;
    renewed = sessionCookieLines(outcome, settings);
  }
  if (current === undefined) return dead;
  const verified = await verifier.verify(current);
  if (!verified.ok) {
    const outage = verified.reason === 'unavailable' || token !== undefined;
    return outage ? { kind: 'unavailable' } : dead;
  }
  return (await askProduct(current)) === 'refused' ? dead : { kind: 'live', cookies: renewed };
}

function goTo(path: string, cookies: string[], { publicOrigin }: ClearOptions['settings']): Response {
  const headers = new Headers({
    location: new URL(path, publicOrigin).href,
    'cache-control': 'private, no-store',
  });
  for (const line of cookies) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}

/**
 * `GET /session/clear`: the target of an authentication failure on account load (SPEC section 2). It asks the provider
 * and the product API once more and clears only what is already dead (security 21). It can't loop:
 *
 * - the session waits for its second step: its token moves to the cookie for that, and the login page asks for it;
 * - the provider says the session is over, or the product API refuses even a fresh JWT (revoked session,
 * closed account): the cookies are removed, and `/auth/login` is open to guests;
 * - both accept, or the product API fails otherwise: `/`, where an account load that isn't refused does not lead
 * back here;
 * - the provider can't be reached: no redirect at all but the 503 page, which retries this address (security 26).
 */
export async function clearSession(request: Request, options: ClearOptions): Promise<Response> {
  const finding = await examine(request, options);
  if (finding.kind === 'live') return goTo('/', finding.cookies, options.settings);
  if (finding.kind === 'dead') return goTo('/auth/login', finding.cookies, options.settings);
  const headers = {
    ...pageHeaders('/session/clear', createNonce(), options.settings),
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(retrySeconds),
  };
  return new Response(unavailablePage(wordsFor(request.headers)), { status: 503, headers });
}
