import type { IncomingMessage } from 'node:http';
import { isLoopbackHost } from '@/lib/runtime/settings';
import { rawHeader } from './request-headers';

export interface HostRule {
  publicOrigin: string;
}

function hostUrl(host: string, protocol: string): URL | null {
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host)) return null;
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address) : null;
}

const overLoopback = (request: IncomingMessage) => {
  const local = request.socket.localAddress?.replace(/^::ffff:/, '');
  return local !== undefined && isLoopbackHost(local);
};

/**
 * Null when Host is the public origin's, or a name of this machine on its own loopback; else 400 for an invalid host
 * and 421 for any other.
 */
export function hostStatus(request: IncomingMessage, { publicOrigin }: HostRule): 400 | 421 | null {
  const expected = new URL(publicOrigin);
  const host = rawHeader(request, 'host');
  const url = host === undefined ? null : hostUrl(host, expected.protocol);
  if (url === null) return 400;
  if (url.host === expected.host) return null;
  return isLoopbackHost(url.hostname) && overLoopback(request) ? null : 421;
}
