import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/lib/runtime/settings';
import { endingOf, timed, type Ending } from '@/lib/runtime/telemetry';
import { isGuarded } from '@/lib/session/guard/guarded-paths';
import { judgeRequest, type Judgement } from '@/lib/session/guard/judge';
import type { PageRequest } from '@/lib/session/guard/page-request';
import { setHeaders } from './request-headers';

function headersOf(given: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** @param body what came with it */
function pageRequest(request: IncomingMessage, url: URL, body: Buffer | undefined): PageRequest {
  const { method = 'GET' } = request;
  const headers = headersOf(request.headers);
  const searchParams = new URLSearchParams(url.search);
  // Next's own parameter, by which browsers keep payloads and documents apart.
  searchParams.delete('_rsc');
  return {
    method,
    // Next redirects from the address with a slash at its end, so that both are one page.
    pathname: url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname,
    searchParams,
    headers,
    withBody: () => new Request(url, { method, headers, body: new Uint8Array(body ?? []) }),
  };
}

/** A redirect is no answer to what was asked for, such as the one of a guest to the login. */
const endingOfJudgement = (judgement: Judgement): Ending => {
  if (judgement.kind === 'pass') return { outcome: 'ok' };
  return judgement.kind === 'redirect' ? { outcome: 'refused' } : endingOf(judgement);
};

/**
 * The guard of SPEC section 2 before Next, whose own place for it costs a third of a page (decision 034). Sets the
 * request's headers for the page and the answer's.
 * @returns whether the request may go on; else it has been answered
 */
export function pageGuard(settings: Settings) {
  return async (request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<boolean> => {
    const url = new URL(request.url ?? '/', settings.publicOrigin);
    if (!isGuarded(url.pathname)) return true;
    const judgement = await timed(
      { kind: 'guard' },
      () => judgeRequest(pageRequest(request, url, body), settings),
      endingOfJudgement,
    );
    for (const [name, value] of Object.entries(judgement.headers)) response.setHeader(name, value);
    if (judgement.cookies.length > 0) response.setHeader('set-cookie', judgement.cookies);
    if (judgement.kind === 'pass') {
      setHeaders(request, judgement.forwarded);
      return true;
    }
    response.statusCode = judgement.status;
    if (judgement.kind === 'redirect') response.setHeader('location', judgement.path).end();
    else response.end(judgement.body);
    return false;
  };
}
