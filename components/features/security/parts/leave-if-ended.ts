import { AppError, ErrorCode } from '@/lib/contract/errors';

/** Redirects a session that was ended elsewhere to login, without its cookies (security 6). */
export function leaveIfEnded(reason: unknown): void {
  if (reason instanceof AppError && reason.code === ErrorCode.authenticationFailed) {
    window.location.replace('/session/clear');
  }
}
