import { AppError, ErrorCode, toWireError } from '@/lib/contract/errors';
import { BodyTooLarge } from '@/lib/runtime/body';
import { log } from '@/lib/runtime/log';

/** The verifier could not load the provider's keys, which says nothing about the caller's token. */
export class VerifierUnavailable extends Error {
  override readonly name = 'VerifierUnavailable';
}

/** Responses of this API must not be cached (security 19). */
const headers = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/** A successful answer. */
export function answer(value: unknown): Response {
  return Response.json(value, { headers });
}

/** 404 for an unknown call, or 405 if it needs another method. */
export function noSuchCall(allow?: string): Response {
  const body = { code: ErrorCode.pathNotFound, message: 'There is no such call' };
  return allow === undefined
    ? Response.json(body, { status: 404, headers })
    : Response.json(body, { status: 405, headers: { ...headers, allow } });
}

/**
 * An error in the format of SPEC section 8's client. An unexpected one is logged without details for the caller
 * (security 24).
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
