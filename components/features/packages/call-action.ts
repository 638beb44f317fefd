import { unstable_rethrow } from 'next/navigation';
import { networkErrorMessage } from '@/lib/api/messages';
import { ErrorCode, type ErrorView } from '@/lib/errors';

/**
 * Calls a server action. An answer that never came is a failure like any other, and not an error page that would take
 * away what was typed; a redirect goes its way.
 */
export async function callAction<T>(action: () => Promise<T>, failed: (error: ErrorView) => T): Promise<T> {
  try {
    return await action();
  } catch (reason) {
    unstable_rethrow(reason);
    return failed({ code: ErrorCode.networkError, message: networkErrorMessage });
  }
}
