import { unstable_rethrow } from 'next/navigation';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { networkErrorMessage } from '@/lib/contract/product-api/messages';
import { signedOutMessage } from '@/lib/contract/product-api/signed-out';

/** The guard answers a server action of a guest with this text, which Next gives on as the error's message. */
function errorOf(reason: unknown): ErrorView {
  return reason instanceof Error && reason.message === signedOutMessage
    ? { code: ErrorCode.authenticationFailed, message: signedOutMessage }
    : { code: ErrorCode.networkError, message: networkErrorMessage };
}

/**
 * Calls a server action. An answer that never came is a failure like any other, and not an error page that would take
 * away what was typed; a redirect goes its way.
 */
export async function callAction<T>(action: () => Promise<T>, failed: (error: ErrorView) => T): Promise<T> {
  try {
    return await action();
  } catch (reason) {
    unstable_rethrow(reason);
    return failed(errorOf(reason));
  }
}
