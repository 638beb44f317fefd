import { cookieLine, parseCookies, type CookieSettings } from '../cookies/cookies';

/** The page to which a connected app sends its users to ask for access. */
const authorizePath = '/auth/authenticate';

/** Seconds within which a visitor must have signed in. */
const maxAge = 600;
/** Bounds the cookie; an authorize request of ordinary length is far below. */
const maxLength = 3_000;

const cookieName = ({ secure }: CookieSettings) => `${secure ? '__Host-' : ''}waybill_authorize`;

/** Whether a query asks for a connected app's access (RFC 6749 4.1.1); whether it is granted is decided elsewhere. */
function isAuthorizeRequest(params: URLSearchParams): boolean {
  const needed = ['client_id', 'redirect_uri', 'code_challenge'];
  return params.get('response_type') === 'code' && needed.every((name) => params.get(name));
}

/**
 * The Set-Cookie line that stores an app's request for a guest who has to sign in first; undefined for any other page
 * (SPEC section 2's guard sends a guest to login from there, and the request must not be lost).
 */
export function storeAuthorizeRequestLine(
  { pathname, searchParams }: { pathname: string; searchParams: URLSearchParams },
  settings: CookieSettings,
): string | undefined {
  if (pathname !== authorizePath || !isAuthorizeRequest(searchParams)) return undefined;
  const value = encodeURIComponent(searchParams.toString());
  return value.length > maxLength ? undefined : cookieLine(cookieName(settings), value, maxAge, settings);
}

/**
 * The stored request, as a path of this origin (security 7): whatever the cookie says, it leads to the consent page and
 * nowhere else.
 */
export function pendingAuthorizeRequest(header: string | null, settings: CookieSettings): string | undefined {
  const value = parseCookies(header).get(cookieName(settings));
  if (value === undefined || value.length > maxLength || !/^[\w.~%!*'()-]+$/.test(value)) return undefined;
  try {
    const params = new URLSearchParams(decodeURIComponent(value));
    return isAuthorizeRequest(params) ? `${authorizePath}?${params}` : undefined;
  } catch {
    return undefined;
  }
}

/** The Set-Cookie line that removes the stored request. */
export function clearAuthorizeRequestLine(settings: CookieSettings): string {
  return cookieLine(cookieName(settings), '', 0, settings);
}
