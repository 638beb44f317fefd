const refused = /[\s\\\p{Cc}]/u;

/**
 * Resolves a call's address to a URL of this portal; null for any other (security 7). It is compared as text: `blob:`
 * addresses also have this origin, `user@` could precede the host, and browsers read tabs and backslashes their own
 * way.
 */
export function ownAddress(publicOrigin: string, named: string): URL | null {
  const own = `${publicOrigin}/`;
  if (refused.test(named) || !named.startsWith(own) || !URL.canParse(named)) return null;
  const url = new URL(named);
  return url.href.startsWith(own) && !url.pathname.startsWith('//') ? url : null;
}
