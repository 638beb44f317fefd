import { AppError, ErrorCode } from '@/lib/errors';

const unexpected = 'Something went wrong on our side. Try again in a moment.';

function minutes(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const count = Math.ceil(seconds / 60);
  return `${count} ${count === 1 ? 'minute' : 'minutes'}`;
}

/** What a visitor reads when an identity call failed: what, and when or how to go on. */
export function errorText(reason: unknown): string {
  if (!(reason instanceof AppError)) return unexpected;
  if (reason.code === ErrorCode.rateLimited && reason.retryAfter !== undefined) {
    return `Too many tries. You can try again in ${minutes(reason.retryAfter)}.`;
  }
  return reason.message;
}
