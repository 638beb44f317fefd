/** The session's two cookies, by name. */
export interface SessionCookies {
  token: string | undefined;
  jwt: string | undefined;
}

/** Seconds the cookie of a half-finished sign-in lives (SPEC section 9). */
const intermediateSeconds = 600;

/** What of the settings decides how cookies look. */
export interface CookieSettings {
  /** The public origin is https. */
  secure: boolean;
}

/** `__Host-` names on https, so that no other host or path can set them (security 4). */
export function cookieNames({ secure }: CookieSettings) {
  const prefix = secure ? '__Host-' : '';
  return {
    token: `${prefix}stytch_session`,
    jwt: `${prefix}stytch_session_jwt`,
    intermediate: `${prefix}stytch_intermediate_session`,
  };
}

/** One Set-Cookie line of ours; `maxAge` in seconds, 0 removes it. */
export function cookieLine(name: string, value: string, maxAge: number, { secure }: CookieSettings): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${attributes}`;
}

/**
 * The Set-Cookie lines of a new or refreshed session; `maxAge` in seconds. Both live as long as the session: an
 * expired JWT next to a live token is what the middleware refreshes.
 */
export function sessionCookieLines(
  session: { token: string; jwt: string; maxAge: number },
  settings: CookieSettings,
): string[] {
  const names = cookieNames(settings);
  return [
    cookieLine(names.token, session.token, session.maxAge, settings),
    cookieLine(names.jwt, session.jwt, session.maxAge, settings),
  ];
}

/** The Set-Cookie lines that remove a session. */
export function clearCookieLines(settings: CookieSettings): string[] {
  const names = cookieNames(settings);
  return [cookieLine(names.token, '', 0, settings), cookieLine(names.jwt, '', 0, settings)];
}

/** The Set-Cookie line of a sign-in that needs another step; the browser drops it after ten minutes (SPEC section 4). */
export function intermediateCookieLine(token: string, settings: CookieSettings): string {
  return cookieLine(cookieNames(settings).intermediate, token, intermediateSeconds, settings);
}

/** The Set-Cookie line that removes it: a full session exists, or nobody wants one any more. */
export function clearIntermediateCookieLine(settings: CookieSettings): string {
  return cookieLine(cookieNames(settings).intermediate, '', 0, settings);
}

/** Whether a Cookie header brings the cookie of a half-finished sign-in. */
export function bringsIntermediateCookie(header: string | null, settings: CookieSettings): boolean {
  return parseCookies(header).has(cookieNames(settings).intermediate);
}

/** What a cookie value may hold; a token with anything else is not ours. */
const cookieValue = /^[\w.~+/=-]+$/;

/** The cookies of a Cookie header by name; of two with one name the first counts. */
export function parseCookies(header: string | null): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (equals > 0 && !pairs.has(name)) pairs.set(name, part.slice(equals + 1).trim());
  }
  return pairs;
}

/** Reads the session's cookies from a Cookie header; values that can't be tokens count as absent. */
export function readSessionCookies(header: string | null, settings: CookieSettings): SessionCookies {
  const pairs = parseCookies(header);
  const names = cookieNames(settings);
  const read = (name: string) => {
    const value = pairs.get(name);
    return value !== undefined && cookieValue.test(value) ? value : undefined;
  };
  return { token: read(names.token), jwt: read(names.jwt) };
}

/** A Cookie header with the session's cookies replaced (or removed), for the request handed on inside. */
export function withSessionCookies(
  header: string | null,
  session: { token: string; jwt: string } | null,
  settings: CookieSettings,
): string {
  const pairs = parseCookies(header);
  const names = cookieNames(settings);
  pairs.delete(names.token);
  pairs.delete(names.jwt);
  if (session) pairs.set(names.token, session.token).set(names.jwt, session.jwt);
  return [...pairs].map(([name, value]) => `${name}=${value}`).join('; ');
}
