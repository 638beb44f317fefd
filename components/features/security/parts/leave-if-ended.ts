import { AppError, ErrorCode } from '@/lib/contract/errors';

/** A session that was ended elsewhere shows nothing more: its cookies go, and login comes (security 6). */
export function leaveIfEnded(reason: unknown): void {
  if (reason instanceof AppError && reason.code === ErrorCode.authenticationFailed) {
    window.location.replace('/session/clear');
  }
}
