import { log } from '@/lib/runtime/log';
import { WireError, WireSchemaError } from './errors';

const errorUrl = (status: number, type: string) => `https://stytch.com/docs/api/errors/${status}#${type}`;
const headers = { 'cache-control': 'private, no-store' };

/** A success: `{data: {request_id, status_code, …}}`. */
export function answer(requestId: string, data: object): Response {
  return Response.json({ data: { request_id: requestId, status_code: 200, ...data } }, { headers });
}

/** A failure, not wrapped; an unexpected one is logged and answered without details. */
export function failure(requestId: string, error: unknown): Response {
  if (error instanceof WireSchemaError) {
    const body = { status_code: 400, request_id: requestId, body: error.complaints };
    return Response.json(body, { status: 400, headers });
  }
  if (!(error instanceof WireError) || error.status >= 500) {
    log.error('identity_call_failed', { requestId, error });
  }
  const known = error instanceof WireError ? error : new WireError('internal_server_error');
  const { type, status, message, retryAfter, details } = known;
  return Response.json(
    {
      status_code: status,
      request_id: requestId,
      error_type: type,
      error_message: message,
      error_url: errorUrl(status, type),
      ...(Object.keys(details).length > 0 && { error_details: details }),
    },
    {
      status,
      headers: { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
    },
  );
}
