import type { IncomingMessage } from 'node:http';
import { proxyMatcher } from './client-address';
import { rawHeader } from './request-headers';

/** By which header hosts name the visitor's country: Cloudflare, Vercel, CloudFront. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country'];

/** ISO 3166; `XX` is how a host says that it doesn't know. */
const country = /^(?!XX)[A-Z]{2}$/;

/**
 * Makes the function that tells in which country a visitor is, as a configured proxy says; empty when none says it.
 * What a client claims by itself does not count.
 */
export function placeReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = proxyMatcher(trustedProxies);
  return (request) => {
    if (!isProxy(request.socket.remoteAddress)) return '';
    const named = countryHeaders.map((name) => rawHeader(request, name)?.trim() ?? '');
    return named.find((value) => country.test(value)) ?? '';
  };
}
