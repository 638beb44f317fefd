import 'server-only';
import type { FetchHandler } from '@/lib/runtime/backend';
import { trustedHeaders } from '@/lib/runtime/headers';
import type { Settings } from '@/lib/runtime/settings/settings';
import { log } from '@/lib/runtime/log';
import {
  hasIntermediateCookie,
  clearIntermediateCookieLine,
  endSessionLines,
  readIntermediateToken,
  readSessionCookies,
} from '@/lib/session/cookies/cookies';
import type { ProviderFetch } from '@/lib/session/verify/provider';
import { isForeign, isSameOrigin } from '@/lib/session/guard/same-origin';
import { pickHeaders } from '@/lib/session/renewal/visitor';
import { basicAuthorization } from '@/lib/contract/identity/wire';
import {
  asksForCaptcha,
  bodyTooLarge,
  callNotFound,
  captchaRequired,
  errorAnswer,
  jsonAnswer,
  providerFailed,
  signedOut,
} from './answers';
import { BodyTooLarge } from '@/lib/runtime/body';
import { readBody } from './body';
import { parseUpstream, ProviderFault, readUpstream } from './provider-fault';
import { isProviderCall } from './routes';
import { storeTokens, revokePath } from './session-answer';

interface GatewayOptions {
  settings: Pick<Settings, 'secure' | 'publicOrigin' | 'identity'>;
  provider: ProviderFetch;
  clock?: () => Date;
  /** Milliseconds the provider has to answer. */
  timeout?: number;
}

/** The request headers forwarded to the provider; hop-by-hop headers, cookies and credentials are excluded. */
const forwarded = [
  'accept',
  'accept-language',
  'content-type',
  'user-agent',
  'x-sdk-client',
  'x-sdk-parent-host',
  trustedHeaders.client,
  trustedHeaders.place,
  trustedHeaders.requestId,
];

const sessionCall = /^\/sdk\/v1\/sessions\/(?:authenticate|revoke)$/;

/** The calls that finish or end a half-finished sign-in; its token is accepted for nothing else. */
const secondStepCall = /^\/sdk\/v1\/(?:totps\/(?:authenticate|recover)|sessions\/(?:authenticate|revoke))$/;

/** The gateway's own refusal, before anything is sent to the provider. */
function refuse(request: Request, pathname: string, publicOrigin: string): Response | null {
  if (!isProviderCall(request.method, pathname)) return callNotFound();
  const allowed =
    request.method === 'GET' ? !isForeign(request.headers) : isSameOrigin(request.headers, publicOrigin);
  return allowed ? null : errorAnswer(403, 'origin_not_allowed', 'The request comes from another site.');
}

/**
 * The session gateway on `/sdk/v1/*`: the Stytch wire for the browser, with the session's tokens in HttpOnly cookies,
 * out of reach of scripts (security 4, identity "What the server owes the SDK in HttpOnly mode").
 */
export function createGateway(options: GatewayOptions): FetchHandler {
  const { settings, provider, clock = () => new Date(), timeout = 10_000 } = options;

  async function forward(
    request: Request,
    pathname: string,
    { token, half }: { token: string | undefined; half: string | undefined },
  ): Promise<Response> {
    const body = await readBody(request);
    const { upstream, text } = await readUpstream(() =>
      provider(pathname, {
        method: request.method,
        headers: {
          ...pickHeaders(request.headers, forwarded),
          authorization: basicAuthorization(settings.identity.publicToken, token ?? half),
        },
        ...(body && { body }),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      }),
    );
    if (!upstream.ok && asksForCaptcha(text)) return captchaRequired(upstream.status);
    const cookie = request.headers.get('cookie');
    const answer = {
      pathname,
      ok: upstream.ok,
      body: parseUpstream(upstream, text),
      cookie,
      byIntermediate: token === undefined && half !== undefined,
    };
    const { body: shown, setCookies } = storeTokens(answer, clock(), settings);
    const extra = pickHeaders(upstream.headers, ['retry-after']);
    return jsonAnswer(upstream.status, shown, setCookies, extra);
  }

  return async (request) => {
    const { pathname } = new URL(request.url);
    const refusal = refuse(request, pathname, settings.publicOrigin);
    if (refusal) return refusal;
    const cookie = request.headers.get('cookie');
    const { token, ended } = readSessionCookies(cookie, settings);
    const half = secondStepCall.test(pathname) ? readIntermediateToken(cookie, settings) : undefined;
    // The customer asked to sign out: the cookies are removed even when the provider can't be reached.
    const clearedIntermediate = hasIntermediateCookie(cookie, settings)
      ? [clearIntermediateCookieLine(settings)]
      : [];
    const clearingCookies =
      pathname === revokePath || ended ? [...endSessionLines(cookie, settings), ...clearedIntermediate] : [];
    if (token === undefined && half === undefined && sessionCall.test(pathname))
      return signedOut(clearingCookies);
    try {
      return await forward(request, pathname, { token, half });
    } catch (error) {
      if (error instanceof BodyTooLarge) return bodyTooLarge();
      if (!request.signal.aborted) log.warn('gateway.provider_failed', { path: pathname, error });
      const type = error instanceof ProviderFault ? error.type : 'provider_success_unreadable';
      return providerFailed(type, clearingCookies);
    }
  };
}
