import { readSettings } from '@/lib/env';
import { AppError, ErrorCode, type ErrorView } from '@/lib/errors';
import { recognizeRequest } from '@/lib/session/recognize-request';
import { isForeign, isSameOrigin } from '@/lib/session/same-origin';
import { changedCookieLines } from '@/lib/session/state';
import { visitorHeaders } from '@/lib/session/visitor';
import { findBrowserCall } from './bff-calls';
import { createProductClient } from './client';
import { productConnection } from './connection';
import { networkErrorMessage } from './messages';
import { toResult } from './result';

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

async function readInput(request: Request): Promise<unknown> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return request.json().catch(() => undefined);
}

function isAllowed(request: Request, publicOrigin: string): boolean {
  if (request.method === 'GET') return !isForeign(request.headers);
  return isSameOrigin(request.headers, publicOrigin);
}

/**
 * `/bff/{call}`: the browser's data. The cookie becomes a bearer JWT, renewed if it is spent (security 5); the call
 * goes through the pages' client. Every failure but 401 is answered in the one shape that carries code and message to
 * SPEC section 8's client: a 400 `{code, message, fields?, retryAfter?}`.
 */
export async function answerBrowserCall(request: Request, name: string): Promise<Response> {
  const settings = readSettings();
  const call = findBrowserCall(name, request.method);
  if (!call) return refuse(404, ErrorCode.pathNotFound, 'There is no such call.');
  if (!isAllowed(request, settings.publicOrigin)) {
    return refuse(403, ErrorCode.forbidden, 'The request comes from another site.');
  }
  const visitor = await recognizeRequest(request.headers, settings);
  const cookies = changedCookieLines(visitor, settings);
  if (visitor.state === 'unavailable') return refuse(400, ErrorCode.networkError, networkErrorMessage);
  const unauthorized = () => refuse(401, ErrorCode.authenticationFailed, 'Authentication failed', cookies);
  if (visitor.state === 'none') return unauthorized();

  const headers = visitorHeaders(request.headers);
  const client = createProductClient(
    productConnection({ token: visitor.jwt, headers, signal: request.signal }),
  );
  const input = await readInput(request);
  try {
    const result = await toResult(name, () => call.run(client, input));
    return result.ok ? answer(200, result.data, cookies) : answer(400, result.error, cookies);
  } catch (error) {
    if (error instanceof AppError) return unauthorized();
    throw error;
  }
}
