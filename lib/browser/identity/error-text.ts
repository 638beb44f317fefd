import { AppError, ErrorCode, waitWords } from '@/lib/contract/errors';

const unexpected = 'Something went wrong on our side. Try again in a moment.';

/** The message for a failed identity call: what happened, and when or how to continue. */
export function errorText(reason: unknown): string {
  if (!(reason instanceof AppError)) return unexpected;
  if (reason.code === ErrorCode.rateLimited && reason.retryAfter !== undefined) {
    return `Too many attempts. You can try again in ${waitWords(reason.retryAfter)}.`;
  }
  return reason.message;
}
