import { AppError, ErrorCode, toWireError } from '@/lib/contract/errors';
import { log } from '@/lib/runtime/log';

/** The verifier could not read the provider's keys: no word about the caller's token. */
export class VerifierUnavailable extends Error {
  override readonly name = 'VerifierUnavailable';
}

/** A body beyond the size limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** No answer of this API may be kept by a cache (security 19). */
const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** A successful answer. */
export function answer(value: unknown): Response {
  return Response.json(value, { headers });
}

/** No such call, 404; or the call wants another method, 405. */
export function noSuchCall(allow?: string): Response {
  const body = { code: ErrorCode.pathNotFound, message: 'There is no such call' };
  return allow === undefined
    ? Response.json(body, { status: 404, headers })
    : Response.json(body, { status: 405, headers: { ...headers, allow } });
}

/**
 * An error in the shape that SPEC section 8's client reads. What is not expected goes to the log, and the caller
 * learns nothing of it (security 24).
 */
export function problem(error: unknown, call: string): Response {
  if (error instanceof AppError) {
    const unauthenticated = error.code === ErrorCode.authenticationFailed;
    const challenge = unauthenticated ? { 'www-authenticate': 'Bearer' } : undefined;
    const init = { status: unauthenticated ? 401 : 400, headers: { ...headers, ...challenge } };
    return Response.json(toWireError(error), init);
  }
  if (error instanceof BodyTooLarge) {
    const view = { code: ErrorCode.validationFailed, message: 'The request is too large' };
    return Response.json(view, { status: 413, headers });
  }
  if (error instanceof VerifierUnavailable) {
    const view = { message: 'Sign-in can’t be checked at the moment. Please try again shortly.' };
    return Response.json(view, { status: 503, headers: { ...headers, 'retry-after': '5' } });
  }
  log.error('product_call_failed', { call, error });
  const view = { message: 'Something went wrong on our side. Please try again.' };
  return Response.json(view, { status: 500, headers });
}
