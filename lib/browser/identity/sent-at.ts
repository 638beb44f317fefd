/** Minimum milliseconds between two messages to one address (security 9: one a minute). */
export const sendPause = 60_000;

const key = 'waybill.otp.sent-at';

/** Remembers when the last code was requested, so that a reload does not restart the countdown. */
export function markSent(): void {
  sessionStorage.setItem(key, String(Date.now()));
}

/** Milliseconds since 1970, or 0 when no code was requested in this tab. */
export function sentAt(): number {
  const stored = Number(sessionStorage.getItem(key));
  return Number.isFinite(stored) ? Math.min(stored, Date.now()) : 0;
}
