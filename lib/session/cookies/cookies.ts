import { endedSeconds, isEnded, withEnded } from './ended';

export interface SessionCookies {
  token: string | undefined;
  jwt: string | undefined;
  /** The request had both, but their session was ended in this browser: they count as absent and must be removed. */
  ended?: true;
}

/** Seconds the cookie of a half-finished sign-in lives (SPEC section 9). */
const intermediateSeconds = 600;

/** The settings that decide cookie names and attributes. */
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
    /** Remembers which sessions were ended in this browser. */
    ended: `${prefix}waybill_ended`,
  };
}

/** One Set-Cookie line of ours; `maxAge` in seconds, 0 removes it. */
export function cookieLine(name: string, value: string, maxAge: number, { secure }: CookieSettings): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${attributes}`;
}

/**
 * The Set-Cookie lines of a new or refreshed session; `maxAge` in seconds. Both live as long as the session: an
 * expired JWT next to a live token is what the guard refreshes.
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

/** The Set-Cookie lines of a sign-in waiting for its second step: its token doesn't belong to a full session yet. */
export function waitingCookieLines(token: string, settings: CookieSettings): string[] {
  return [...clearCookieLines(settings), intermediateCookieLine(token, settings)];
}

/** The Set-Cookie line that removes it, once a full session exists or the sign-in is abandoned. */
export function clearIntermediateCookieLine(settings: CookieSettings): string {
  return cookieLine(cookieNames(settings).intermediate, '', 0, settings);
}

/** Whether a Cookie header contains the cookie of a half-finished sign-in. */
export function hasIntermediateCookie(header: string | null, settings: CookieSettings): boolean {
  return parseCookies(header).has(cookieNames(settings).intermediate);
}

/** The characters allowed in a cookie value; a token with any other is not ours. */
const cookieValue = /^[\w.~+/=-]+$/;

/** The token of a half-finished sign-in from a Cookie header. */
export function readIntermediateToken(header: string | null, settings: CookieSettings): string | undefined {
  const value = parseCookies(header).get(cookieNames(settings).intermediate);
  return value !== undefined && cookieValue.test(value) ? value : undefined;
}

/** The cookies of a Cookie header by name; if a name is repeated, the first one counts. */
export function parseCookies(header: string | null): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, equals).trim();
    if (equals > 0 && !pairs.has(name)) pairs.set(name, part.slice(equals + 1).trim());
  }
  return pairs;
}

function readTokens(pairs: Map<string, string>, settings: CookieSettings) {
  const names = cookieNames(settings);
  const read = (name: string) => {
    const value = pairs.get(name);
    return value !== undefined && cookieValue.test(value) ? value : undefined;
  };
  return { token: read(names.token), jwt: read(names.jwt) };
}

/**
 * Reads the session's cookies from a Cookie header. Values that can't be tokens count as absent, and so do those of a
 * session that was ended in this browser: a response in flight at that moment may have set them again.
 */
export function readSessionCookies(header: string | null, settings: CookieSettings): SessionCookies {
  const pairs = parseCookies(header);
  const tokens = readTokens(pairs, settings);
  const ended = isEnded(tokens, pairs.get(cookieNames(settings).ended));
  return ended ? { token: undefined, jwt: undefined, ended } : tokens;
}

/**
 * The Set-Cookie lines that end the session of a Cookie header: they remove its cookies, and no late response restores
 * them.
 */
export function endSessionLines(header: string | null, settings: CookieSettings): string[] {
  const pairs = parseCookies(header);
  const name = cookieNames(settings).ended;
  const marks = withEnded(readTokens(pairs, settings), pairs.get(name));
  const remembered = marks === '' ? [] : [cookieLine(name, marks, endedSeconds, settings)];
  return [...clearCookieLines(settings), ...remembered];
}

/** A Cookie header with the session's cookies replaced (or removed), for the request forwarded inside the app. */
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
