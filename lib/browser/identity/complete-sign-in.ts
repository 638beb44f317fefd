import { afterSignIn } from './after-sign-in';
import { clearOtp } from './otp-store';
import { announceSignIn } from './session-signals';

/** The visitor is signed in: the other tabs hear of it, and the page is loaded anew where they wanted to go. */
export function completeSignIn(path = afterSignIn()): void {
  clearOtp();
  announceSignIn();
  window.location.replace(path);
}
