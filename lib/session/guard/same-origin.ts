import { isLoopbackHost } from '@/lib/runtime/settings/loopback';

function isOurOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const [given, ours] = [new URL(origin), new URL(publicOrigin)];
  const loopback = isLoopbackHost(given.hostname) && isLoopbackHost(ours.hostname);
  return loopback && given.protocol === ours.protocol && given.port === ours.port;
}

/**
 * Whether a request that changes something comes from our own pages (security 21), by Origin and Sec-Fetch-Site. Each
 * that is present must agree, and one must be present. On loopback `localhost` and `127.0.0.1` are one origin, as in
 * the front listener's Host rule.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === null) return false;
  return (origin === null || isOurOrigin(origin, publicOrigin)) && (site === null || site === 'same-origin');
}

/** The same for reads that only our own scripts make; a browser too old to send either header is allowed. */
export function isForeign(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
