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

let started = false;

/**
 * Keeps the session fresh in the background (SPEC section 4: every 3 minutes, with back-off) and leaves the page as
 * soon as the session ends here or at the provider. The server has checked the session for this page, so that the SDK
 * need not come with it.
 */
export async function startSessionKeepAlive(): Promise<void> {
  if (started) return;
  started = true;
  try {
    await onSessionEnd(leave);
  } catch {
    // Offline: the guard renews the session with the next page; a later call tries again.
    started = false;
  }
}
