import 'server-only';
import { readSettings } from '@/lib/runtime/settings';
import { AppError, ErrorCode, isFault, type ErrorView } from '@/lib/contract/errors';
import { plainPage } from '@/lib/runtime/plain-page';
import { attachment } from '@/lib/format/file-name';
import { changedCookieLines, recognizeRequest } from '@/lib/session/renewal/recognize';
import { visitorHeaders } from '@/lib/session/renewal/visitor';
import { createProductClient, type ProductClient } from '../product-api/client';
import { productConnection } from '../product-api/connection';
import { text } from '@/lib/text/text';
import { toResult } from '../product-api/result';
import type { CustomerFile } from './file';
import { failurePage } from './failure-page';
import { findFile } from './index';

function answer(status: number, body: BodyInit | null, given: Record<string, string>): Response {
  const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', ...given };
  return new Response(body, { status, headers });
}

const fileAnswer = ({ name, type, body }: CustomerFile) =>
  answer(200, body, { 'content-type': type, 'content-disposition': attachment(name) });

const isNavigation = (request: Request) => Boolean(request.headers.get('accept')?.includes('text/html'));

/** A page for a person, `{code, message, fields?}` for a script; a person never gets JSON. */
function refusal(request: Request, status: number, error: ErrorView): Response {
  if (isNavigation(request)) {
    return plainPage(failurePage(error), status);
  }
  return answer(status, JSON.stringify(error), { 'content-type': 'application/json' });
}

function unauthorized(request: Request): Response {
  if (isNavigation(request)) return answer(303, null, { location: '/session/clear' });
  const error = { code: ErrorCode.authenticationFailed, message: text('errors.authenticationFailed') };
  return refusal(request, 401, error);
}

function statusOf(code: number): number {
  if (code === ErrorCode.pathNotFound) return 404;
  return isFault(code) ? 503 : 400;
}

function clientOf(request: Request, token: string): ProductClient {
  return createProductClient(
    productConnection({ token, headers: visitorHeaders(request.headers), signal: request.signal }),
  );
}

/** A client of the request's session as it is by now. @throws AppError 1030 once it has ended, 4 in an outage */
async function clientByNow(request: Request): Promise<ProductClient> {
  const visitor = await recognizeRequest(request.headers, readSettings());
  if (visitor.state === 'session') return clientOf(request, visitor.jwt);
  throw visitor.state === 'unavailable'
    ? new AppError(ErrorCode.networkError, text('errors.network'))
    : new AppError(ErrorCode.authenticationFailed, text('errors.authenticationFailed'));
}

async function make(request: Request, name: string, jwt: string): Promise<Response> {
  const makeFile = findFile(name);
  if (!makeFile) {
    return refusal(request, 404, { code: ErrorCode.pathNotFound, message: text('errors.noFile') });
  }
  const { searchParams } = new URL(request.url);
  const result = await toResult(name, () =>
    makeFile(clientOf(request, jwt), searchParams, () => clientByNow(request)),
  );
  return result.ok ? fileAnswer(result.data) : refusal(request, statusOf(result.error.code), result.error);
}

/**
 * `/files/{name}`: a file for the customer of the session's cookie, which is verified here again (security 1) and
 * renewed if it has expired (security 5). The file is made by the pages' client, embedded or remote.
 */
export async function answerFile(request: Request, name: string): Promise<Response> {
  const settings = readSettings();
  const visitor = await recognizeRequest(request.headers, settings);
  if (visitor.state === 'unavailable') {
    return refusal(request, 503, { code: ErrorCode.networkError, message: text('errors.network') });
  }
  const respond = async () => {
    if (visitor.state === 'none') return unauthorized(request);
    try {
      return await make(request, name, visitor.jwt);
    } catch (error) {
      if (error instanceof AppError) return unauthorized(request);
      throw error;
    }
  };
  const response = await respond();
  const cookie = request.headers.get('cookie');
  for (const line of changedCookieLines(visitor, cookie, settings)) {
    response.headers.append('set-cookie', line);
  }
  return response;
}
