import 'server-only';
import { AppError, ErrorCode, isFault, toErrorView, type Result } from '@/lib/contract/errors';
import { log } from '@/lib/runtime/log';
import { text } from '@/lib/text/text';

/**
 * Turns a call into a value: an expected failure becomes an ErrorView with its message, and every failure is logged
 * with its cause (SPEC section 2: "shown in an alert and rethrown"; thrown to the page it would lose its message in
 * production). Authentication failures are rethrown for the caller to act on.
 */
export async function toResult<T>(name: string, call: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await call() };
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.authenticationFailed) throw error;
    const failure =
      error instanceof AppError
        ? error
        : new AppError(ErrorCode.serverError, text('errors.ourSide'), { cause: error });
    const faulty = isFault(failure.code);
    log[faulty ? 'error' : 'info']('product-api.failed', {
      call: name,
      code: failure.code,
      ...(faulty && { error: failure }),
    });
    return { ok: false, error: toErrorView(failure) };
  }
}
