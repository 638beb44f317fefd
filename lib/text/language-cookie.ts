const plain = 'waybill-language';
const prefixed = `__Host-${plain}`;

/** The names of the cookie with the language chosen in this browser. The plain one was that of https as well. */
const names = [prefixed, plain];

/** A year, in seconds. */
const maxAge = 31_536_000;

/** The cookie's name: on https no other host and no other path can set it (security 4). */
export const languageCookieName = (secure: boolean) => (secure ? prefixed : plain);

/** What a cookie is set by; scripts read it to see that another tab changed it, so it is not HttpOnly. */
export const languageCookieAttributes = { path: '/', maxAge, sameSite: 'lax' } as const;

/** The line by which a script sets it, with `*` for the language. */
export const languageCookieLine = (secure: boolean) =>
  `${languageCookieName(secure)}=*; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The language in a browser's cookies. @param read a cookie's value */
export const languageInCookies = (read: (name: string) => string | undefined): string | undefined =>
  names.map(read).find((value) => value !== undefined);
