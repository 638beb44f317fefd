import type { IncomingMessage } from 'node:http';
import { isReadableRouterState } from '@/lib/runtime/router-state';
import { hostStatus, type HostRule } from './host-rule';
import type { Limits } from './limits';
import { headerBytes, rawHeader } from './request-headers';

export const allowedMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** Whether a browser would send this request target: origin form, plain ASCII, decodable. */
function isWellFormed(target: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target) || /%00/.test(target)) return false;
  const path = target.split('?', 1)[0] ?? '';
  if (path.includes('\\')) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Read-only paths: Next answers another method on a file with 500. */
const file = /^\/(?:_next\/|static\/|[\w-]+\.(?:ico|png|svg|txt|webmanifest)(?:\?|$))/;
const readingMethods = ['GET', 'HEAD'];

/**
 * The status for a request that is refused by its line and headers; null when it may pass (security 22).
 * @param host null when Host does not matter
 */
export function refusalOf(request: IncomingMessage, limits: Limits, host: HostRule | null): number | null {
  const target = request.url ?? '';
  if (!allowedMethods.includes(request.method ?? '')) return 405;
  if (target.length > limits.url) return 414;
  if (headerBytes(request) > limits.headers) return 431;
  if (!isWellFormed(target)) return 400;
  if (file.test(target) && !readingMethods.includes(request.method ?? '')) return 405;
  const wrongHost = host === null || isProbe(request) ? null : hostStatus(request, host);
  if (wrongHost !== null) return wrongHost;
  if (!isReadableRouterState(rawHeader(request, 'next-router-state-tree'))) return 400;
  if (/^\/_next\/image(?:[/?]|$)/.test(target)) return 404;
  return null;
}

/** The path of a request, without its query. */
export const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/** A container platform's probes use an address as Host, whatever the public origin is. */
export function isProbe(request: IncomingMessage): boolean {
  const path = pathOf(request);
  return path === '/healthz' || path === '/readyz';
}

/** Whether its answer stays open for long. */
export const asksForStream = (request: IncomingMessage): boolean =>
  request.method === 'GET' && rawHeader(request, 'accept') === 'text/event-stream';
