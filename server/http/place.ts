import type { IncomingMessage } from 'node:http';
import { proxyMatcher } from './client-address';
import { rawHeader } from './request-headers';

/** The headers in which hosts report the visitor's country: Cloudflare, Vercel, CloudFront. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'];

/** ISO 3166; `XX` means that the host doesn't know. */
const country = /^(?!XX)[A-Z]{2}$/;

/**
 * Creates the function that returns the visitor's country as reported by a configured proxy; empty when there is none.
 * A client's own claim does not count.
 */
export function placeReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = proxyMatcher(trustedProxies);
  return (request) => {
    if (!isProxy(request.socket.remoteAddress)) return '';
    const named = countryHeaders.map((name) => rawHeader(request, name)?.trim() ?? '');
    return named.find((value) => country.test(value)) ?? '';
  };
}
