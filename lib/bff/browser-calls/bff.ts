import 'server-only';
import { readSettings } from '@/lib/runtime/settings';
import { AppError, ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { isForeign } from '@/lib/session/guard/same-origin';
import { changedCookieLines, recognizeRequest } from '@/lib/session/renewal/recognize';
import { visitorHeaders } from '@/lib/session/renewal/visitor';
import { findBrowserCall } from './bff-calls';
import { createProductClient } from '../product-api/client';
import { productConnection } from '../product-api/connection';
import { text } from '@/lib/text/text';
import { toResult } from '../product-api/result';

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
 * `/bff/{call}`: the browser's data. The cookie becomes a bearer JWT, renewed if it has expired (security 5); the call
 * goes through the pages' client. Every failure but 401 is answered in the one shape that carries code and message to
 * SPEC section 8's client: a 400 `{code, message, fields?, retryAfter?}`.
 */
export async function answerBrowserCall(request: Request, name: string): Promise<Response> {
  const settings = readSettings();
  const call = findBrowserCall(name);
  if (!call) return refuse(404, ErrorCode.pathNotFound, 'There is no such call.');
  if (isForeign(request.headers)) {
    return refuse(403, ErrorCode.forbidden, 'The request comes from another site.');
  }
  const visitor = await recognizeRequest(request.headers, settings);
  const cookies = changedCookieLines(visitor, request.headers.get('cookie'), settings);
  if (visitor.state === 'unavailable') return refuse(400, ErrorCode.networkError, text('errors.network'));
  const unauthorized = () => refuse(401, ErrorCode.authenticationFailed, 'Authentication failed', cookies);
  if (visitor.state === 'none') return unauthorized();

  const headers = visitorHeaders(request.headers);
  const client = createProductClient(
    productConnection({ token: visitor.jwt, headers, signal: request.signal }),
  );
  const { searchParams } = new URL(request.url);
  try {
    const result = await toResult(name, () => call(client, searchParams));
    return result.ok ? answer(200, result.data, cookies) : answer(400, result.error, cookies);
  } catch (error) {
    if (error instanceof AppError) return unauthorized();
    throw error;
  }
}
