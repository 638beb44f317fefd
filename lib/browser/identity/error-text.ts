import { AppError, ErrorCode, waitWords } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** The message for a failed identity call: what happened, and when or how to continue. */
export function errorText(reason: unknown): string {
  if (!(reason instanceof AppError)) return text('identity.unexpected');
  if (reason.code === ErrorCode.rateLimited && reason.retryAfter !== undefined) {
    return `${text('identity.tooMany')} ${waitWords(reason.retryAfter)}`;
  }
  return reason.message;
}
