import { onSessionEnd } from './session';
import { onSignedOut } from './session-signals';
import { clearStore } from './store';

/** Replaces the page, so that Back shows nothing of the session. */
function leave(): void {
  clearStore();
  window.location.replace('/auth/login');
}

/** Leaves the page as soon as another tab signs out (security 6). @returns the unsubscribe function */
export const leaveWithOtherTabs = (): (() => void) => onSignedOut(leave);

/** Milliseconds for which the server's check of the session is enough for the page that it sent. */
const checkedFor = 60_000;

let started = false;

async function start(): Promise<void> {
  if (started) return;
  started = true;
  try {
    await onSessionEnd(leave);
  } catch {
    // Offline: the guard renews the session with the next page; a later call tries again.
    started = false;
  }
}

/**
 * Keeps the session fresh in the background (SPEC section 4: every 3 minutes, with back-off) and leaves the page as
 * soon as the session ends here or at the provider. The server has checked the session for this page, so that neither
 * the SDK nor its calls come with it or with the next one. @returns calls it off while it has not begun
 */
export function keepSessionAlive(): () => void {
  const timer = setTimeout(() => void start(), checkedFor);
  return () => clearTimeout(timer);
}
