import 'server-only';
import { bodyTooLarge, jsonAnswer } from './answers';
import { BodyTooLarge } from '@/lib/runtime/body';
import { readBody } from './body';
import type { ProviderFetch } from '@/lib/session/verify/provider';
import { pickHeaders, visitorHeaders } from '@/lib/session/renewal/visitor';

/** Milliseconds the provider has to answer. */
const timeout = 10_000;

/**
 * Forwards a connected app's own call (RFC 6749, 7009, OpenID Connect userinfo) with the app's credentials and without
 * any cookie, so that no browser can make it on a customer's behalf.
 */
export async function passAppCall(
  request: Request,
  { provider }: { provider: ProviderFetch },
): Promise<Response> {
  try {
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    const upstream = await provider(new URL(request.url).pathname, {
      method: request.method,
      headers: {
        ...visitorHeaders(request.headers),
        ...pickHeaders(request.headers, ['authorization', 'content-type']),
      },
      ...(body && { body }),
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
    });
    const extra = pickHeaders(upstream.headers, ['www-authenticate', 'retry-after']);
    return jsonAnswer(upstream.status, await upstream.json(), [], extra);
  } catch (error) {
    if (error instanceof BodyTooLarge) return bodyTooLarge();
    return jsonAnswer(503, { error: 'temporarily_unavailable' }, [], { 'retry-after': '3' });
  }
}
