import { unstable_rethrow } from 'next/navigation';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { signedOutMessage } from '@/lib/contract/product-api/signed-out';
import { text } from '@/lib/text/text';
import { painted } from './painted';

/** The guard's response to a guest's server action is this text, which Next passes on as the error's message. */
function errorOf(reason: unknown): ErrorView {
  return reason instanceof Error && reason.message === signedOutMessage
    ? { code: ErrorCode.authenticationFailed, message: text('errors.signedOut') }
    : { code: ErrorCode.networkError, message: text('errors.network') };
}

interface CallOptions {
  /** The press also leads to another page, whose request would be sent before. */
  atOnce?: boolean;
}

/**
 * Calls a server action. A missing response is a failure like any other rather than an error page, which would lose
 * what was typed; a redirect passes through. What the press has changed is painted first: to write and send a request
 * takes a slow phone as long as a frame.
 */
export async function callAction<T>(
  action: () => Promise<T>,
  failed: (error: ErrorView) => T,
  { atOnce = false }: CallOptions = {},
): Promise<T> {
  if (!atOnce) await painted();
  try {
    return await action();
  } catch (reason) {
    unstable_rethrow(reason);
    return failed(errorOf(reason));
  }
}
