import { jsonAnswer } from './gateway/answers';
import type { ProviderFetch } from './provider';
import { visitorHeaders } from './visitor';

/** The provider's paths that need no session: the key set that verifies session JWTs. */
const publicPath = /^\/v1\/sessions\/jwks\/[\w-]{1,128}$/;

/** Hands a public path of the provider on, without credentials, cookies or internal headers. */
export async function answerPublicPath(request: Request, provider: ProviderFetch): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (!publicPath.test(pathname)) return jsonAnswer(404, { error_type: 'route_not_found' });
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(5_000)]);
    const upstream = await provider(pathname, { headers: visitorHeaders(request.headers), signal });
    return jsonAnswer(upstream.status, await upstream.json());
  } catch {
    return jsonAnswer(503, { error_type: 'service_unavailable' }, [], { 'retry-after': '3' });
  }
}
