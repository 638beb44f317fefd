/** Resolves against an origin no address can have, so that leaving it shows. */
const base = 'http://same-origin.invalid';

/**
 * A same-origin path from an untrusted value, or `/` (security 7): it starts with one slash, and a browser would not
 * read another host into it by way of backslashes, tabs, newlines or dots.
 */
export function safeRedirectPath(value: string | null | undefined): string {
  if (!value || !/^\/(?![/\\])/.test(value)) return '/';
  try {
    const url = new URL(value, base);
    const path = url.pathname + url.search + url.hash;
    return url.origin === base && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
}
