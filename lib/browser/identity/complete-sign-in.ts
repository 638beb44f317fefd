import { afterSignIn } from './after-sign-in';
import { clearOtp } from './otp-store';
import { announceSignIn } from './session-signals';

/** Finishes a sign-in: notifies the other tabs and loads the page that the visitor wanted. */
export function completeSignIn(path = afterSignIn()): void {
  clearOtp();
  announceSignIn();
  window.location.replace(path);
}
