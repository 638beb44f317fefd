import { AppError, ErrorCode, type FieldErrors } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** The body of a 400, narrowed by hand: this file is in the browser's first load, zod is not. */
function toApiError(body: unknown): AppError | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, message, fields, retryAfter } = body as Partial<Record<string, unknown>>;
  if (typeof code !== 'number' || typeof message !== 'string') return undefined;
  return new AppError(code, message, {
    fields: isFieldErrors(fields) ? fields : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  });
}

function isFieldErrors(value: unknown): value is FieldErrors {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  );
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    // A body cut off by a time-out or a reset is a network failure, not a malformed response.
    if (!(cause instanceof SyntaxError)) {
      throw new AppError(ErrorCode.networkError, text('errors.network'), { cause });
    }
    throw new AppError(ErrorCode.unknownResponse, text('errors.unreadable'), { cause });
  }
}

/**
 * SPEC section 8, product API status handling, to the letter.
 * @returns the parsed JSON for 200, undefined for 204
 * @throws AppError for every other status
 */
export async function readResponse(response: Response): Promise<unknown> {
  const { status, statusText } = response;
  if (status === 200) return readJson(response);
  if (status === 204) return undefined;
  if (status === 400) {
    throw (
      toApiError(await readJson(response)) ??
      new AppError(ErrorCode.unknownResponse, text('errors.unreadable'))
    );
  }
  // Not awaited: the result is known, and the rest of the body may never arrive.
  response.body?.cancel().catch(() => undefined);
  if (status === 401) throw new AppError(ErrorCode.authenticationFailed, text('errors.authenticationFailed'));
  if (status >= 500)
    throw new AppError(
      ErrorCode.serverError,
      statusText || text('errors.serverError', { status: String(status) }),
    );
  throw new AppError(ErrorCode.unknownResponse, text('errors.unexpectedStatus', { status: String(status) }));
}
