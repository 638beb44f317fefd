import 'server-only';
import { backendSlot } from '@/lib/runtime/backend';
import { longAnswer } from '@/lib/runtime/front-listener';
import { readSettings } from '@/lib/runtime/settings';
import { AppError, ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { streamHeaders } from '@/lib/domain/stream/stream';
import { isForeign } from '@/lib/session/guard/same-origin';
import { changedCookieLines, recognizeRequest } from '@/lib/session/renewal/recognize';
import { visitorHeaders } from '@/lib/session/renewal/visitor';
import { findBrowserCall, type BrowserCall } from './bff-calls';
import { createProductClient, type ProductClient } from '../product-api/client';
import { readBody } from '../gateway/body';
import { productConnection } from '../product-api/connection';
import { text } from '@/lib/text/text';
import { toResult } from '../product-api/result';

/** The call that answers with a stream instead of JSON. */
const streamCall = 'streamMyChanges';

function answer(status: number, body: unknown, setCookies: string[] = []): Response {
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const line of setCookies) headers.append('set-cookie', line);
  return new Response(JSON.stringify(body), { status, headers });
}

const refuse = (status: number, code: number, message: string, setCookies?: string[]) =>
  answer(status, { code, message } satisfies ErrorView, setCookies);

/**
 * The end of a stream for good (HTML Standard, 9.2), for whoever is not signed in any more. A page that is just signing
 * out may still ask for it, and the browser would log an error for 401.
 */
function noStream(setCookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  for (const line of setCookies) headers.append('set-cookie', line);
  return new Response(null, { status: 204, headers });
}

/** How a call of the browser is answered; `cookies` belong to the answer. @throws AppError 1030 */
type Answer = (visitor: {
  client: ProductClient;
  parameters: URLSearchParams;
  cookies: string[];
}) => Promise<Response>;

/** The JSON of a request; undefined where it is none, which no schema takes. */
async function jsonOf(request: Request): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await readBody(request))) as unknown;
  } catch {
    return undefined;
  }
}

const jsonAnswer =
  (request: Request, name: string, call: BrowserCall): Answer =>
  async ({ client, parameters, cookies }) => {
    const result = await toResult(name, async () =>
      call.method === 'GET' ? call.make(client, parameters) : call.make(client, await jsonOf(request)),
    );
    return result.ok ? answer(200, result.data, cookies) : answer(400, result.error, cookies);
  };

/** Passes the stream on as it comes: its messages carry ids alone. */
const streamAnswer =
  (request: Request): Answer =>
  async ({ client, parameters, cookies }) => {
    const result = await toResult(streamCall, () =>
      client.openStream(Object.fromEntries(parameters), request.headers.get('last-event-id')),
    );
    if (!result.ok) return answer(400, result.error, cookies);
    const headers = new Headers(streamHeaders);
    for (const line of cookies) headers.append('set-cookie', line);
    return longAnswer(request, result.data, headers);
  };

interface Route {
  method: BrowserCall['method'];
  answerTo: Answer;
}

/** The call of a name, if there is one. */
function routeOf(request: Request, name: string): Route | undefined {
  if (name === streamCall) {
    return { method: 'GET', answerTo: streamAnswer(request) };
  }
  const call = findBrowserCall(name);
  return call && { method: call.method, answerTo: jsonAnswer(request, name, call) };
}

/** 404 for an unknown call, 405 for one that takes the other method. */
function noSuchCall(route: Route | undefined): Response {
  if (!route) return refuse(404, ErrorCode.pathNotFound, 'There is no such call.');
  const refused = refuse(405, ErrorCode.pathNotFound, `This call takes ${route.method}.`);
  refused.headers.set('allow', route.method);
  return refused;
}

/** A stream of a remote product API is cut when this process stops; the embedded one ends its own. */
async function endOf(request: Request, name: string, isRemote: boolean): Promise<AbortSignal> {
  const ending = name === streamCall && isRemote ? (await backendSlot())?.ending : undefined;
  return ending ? AbortSignal.any([request.signal, ending]) : request.signal;
}

/**
 * `/bff/{call}`: the browser's data. The cookie becomes a bearer JWT, renewed if it has expired (security 5); the call
 * goes through the pages' client. Every failure but 401 is answered in the one shape that carries code and message to
 * SPEC section 8's client: a 400 `{code, message, fields?, retryAfter?}`.
 */
export async function answerBrowserCall(request: Request, name: string): Promise<Response> {
  const settings = readSettings();
  const route = routeOf(request, name);
  const isPost = request.method === 'POST';
  if (!route || isPost !== (route.method === 'POST')) return noSuchCall(route);
  if (isForeign(request.headers)) {
    return refuse(403, ErrorCode.forbidden, 'The request comes from another site.');
  }
  const visitor = await recognizeRequest(request.headers, settings);
  const cookies = changedCookieLines(visitor, request.headers.get('cookie'), settings);
  if (visitor.state === 'unavailable') return refuse(400, ErrorCode.networkError, text('errors.network'));
  const unauthorized = () =>
    name === streamCall
      ? noStream(cookies)
      : refuse(401, ErrorCode.authenticationFailed, 'Authentication failed', cookies);
  if (visitor.state === 'none') return unauthorized();

  const headers = visitorHeaders(request.headers);
  const signal = await endOf(request, name, settings.product.url !== undefined);
  const client = createProductClient(productConnection({ token: visitor.jwt, headers, signal }));
  const { searchParams: parameters } = new URL(request.url);
  try {
    return await route.answerTo({ client, parameters, cookies });
  } catch (error) {
    if (error instanceof AppError) return unauthorized();
    throw error;
  }
}
