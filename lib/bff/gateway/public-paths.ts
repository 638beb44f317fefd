import 'server-only';
import type { Settings } from '@/lib/runtime/settings/settings';
import { log } from '@/lib/runtime/log';
import { bodyTooLarge, callNotFound, errorAnswer, jsonAnswer } from './answers';
import { BodyTooLarge } from '@/lib/runtime/body';
import { readBody } from './body';
import type { ProviderFetch } from '@/lib/session/verify/provider';
import { passAppCall } from './public-app-calls';
import { pickHeaders, visitorHeaders } from '@/lib/session/renewal/visitor';

interface PublicPathOptions {
  settings: Pick<Settings, 'publicOrigin' | 'identity'>;
  provider: ProviderFetch;
}

type Handler = (request: Request, options: PublicPathOptions) => Promise<Response> | Response;

/** The cookies that bind an OAuth flow to its browser; the session's never leave the gateway. */
const flowCookie = /^(?:__Host-)?waybill_oauth(?:_post)?=/;

function flowCookies({ headers }: Request): Record<string, string> {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const own = pairs.filter((pair) => flowCookie.test(pair));
  return own.length === 0 ? {} : { cookie: own.join('; ') };
}

const withinFiveSeconds = ({ signal }: Request) => AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
/** A callback calls the external provider up to three times. */
const withinTwenty = ({ signal }: Request) => AbortSignal.any([signal, AbortSignal.timeout(20_000)]);

/**
 * Forwards a call with a JSON response, without credentials, cookies or internal headers. A redirect is no answer: what
 * another address says is not the provider's (security 32).
 */
async function passJson(request: Request, { provider }: PublicPathOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const signal = withinFiveSeconds(request);
    const upstream = await provider(pathname, {
      headers: visitorHeaders(request.headers),
      redirect: 'manual',
      signal,
    });
    if (upstream.status < 200 || (upstream.status >= 300 && upstream.status < 400))
      throw new Error(`The provider answered ${upstream.status}`);
    return jsonAnswer(upstream.status, await upstream.json());
  } catch {
    const words = 'The sign-in service can’t be reached right now.';
    return errorAnswer(503, 'service_unavailable', words, [], { 'retry-after': '3' });
  }
}

/** A redirect to an address with a code or a token, which stays out of caches and of Referer (security 13, 19). */
function redirect(location: string, setCookies: string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const line of setCookies) headers.append('set-cookie', line);
  return new Response(null, { status: 303, headers });
}

/** Redirects a browser to the page that explains the failure; a person never gets JSON. */
function failedSignIn({ settings }: PublicPathOptions): Response {
  const url = new URL('/auth/authenticate', settings.publicOrigin);
  const parameters = { stytch_token_type: 'oauth', token: 'failed', error: 'oauth_provider_unavailable' };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return redirect(url.href);
}

/** Forwards a browser navigation: query and posted form go in, the redirect and its cookies come back. */
async function passBrowser(request: Request, options: PublicPathOptions): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  try {
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    const upstream = await options.provider(pathname + search, {
      method: request.method,
      headers: {
        ...visitorHeaders(request.headers),
        ...pickHeaders(request.headers, ['content-type']),
        ...flowCookies(request),
      },
      ...(body && { body }),
      redirect: 'manual',
      signal: withinTwenty(request),
    });
    await upstream.body?.cancel();
    const location = upstream.headers.get('location');
    return location === null ? failedSignIn(options) : redirect(location, upstream.headers.getSetCookie());
  } catch (error) {
    if (error instanceof BodyTooLarge) return bodyTooLarge();
    if (!request.signal.aborted) log.warn('public_paths.provider_failed', { path: pathname, error });
    return failedSignIn(options);
  }
}

/** A remote provider starts the flow at its own public address, which also receives the callback. */
function startOAuth(request: Request, options: PublicPathOptions): Promise<Response> | Response {
  const { url } = options.settings.identity;
  if (url === undefined) return passBrowser(request, options);
  const { pathname, search } = new URL(request.url);
  return redirect(`${url}${pathname}${search}`);
}

function finishOAuth(request: Request, options: PublicPathOptions): Promise<Response> | Response {
  return options.settings.identity.url === undefined ? passBrowser(request, options) : callNotFound();
}

/** The provider's paths that need no session: method and path, `*` for one segment, and their handler. */
const publicPaths: readonly (readonly [path: string, handler: Handler])[] = [
  ['GET /v1/sessions/jwks/*', passJson],
  ['GET /v1/public/oauth/*/start', startOAuth],
  ['GET /v1/oauth/callback/*', finishOAuth],
  ['POST /v1/oauth/callback/*', finishOAuth],
  ['GET /v1/.well-known/openid-configuration', passJson],
  ['GET /v1/oauth2/userinfo', passAppCall],
  ['POST /v1/oauth2/userinfo', passAppCall],
  ['POST /v1/oauth2/token', passAppCall],
  ['POST /v1/oauth2/revoke', passAppCall],
];

const table = publicPaths.map(([path, handler]) => ({
  pattern: new RegExp(`^${path.replaceAll('*', '[\\w-]{1,128}')}$`),
  handler,
}));

/** Answers a public path of the provider; any other path is a 404 in the provider's error format. */
export async function answerPublicPath(request: Request, options: PublicPathOptions): Promise<Response> {
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const handler = table.find(({ pattern }) => pattern.test(call))?.handler ?? callNotFound;
  return handler(request, options);
}
