import { onSessionEnd } from './session';
import { onSignedOut } from './session-signals';
import { clearStore } from './store';

/** Replaces the page, so that Back shows nothing of the session. */
function leave(): void {
  clearStore();
  window.location.replace('/auth/login');
}

let started = false;

/**
 * Keeps the session fresh in the background (SPEC section 4: every 3 minutes, with back-off) and leaves the page as
 * soon as the session ends here, in another tab (security 6), or at the provider.
 */
export async function startSessionKeepAlive(): Promise<void> {
  if (started) return;
  started = true;
  onSignedOut(leave);
  try {
    await onSessionEnd(leave);
  } catch {
    // Offline: the middleware renews the session with the next page; a later call tries again.
    started = false;
  }
}
