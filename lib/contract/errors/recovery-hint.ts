import { ErrorCode } from './codes';

/** What a customer can do about an error beyond trying again, or what they need not worry about. */
export function recoveryHint(code: number): string {
  if (code === ErrorCode.unknownEmail) {
    return 'Sign out and use the e-mail address or phone number your warehouse knows, or ask the warehouse to add this one.';
  }
  if (code === ErrorCode.forbidden) return 'The warehouse can tell you why, and what can be done.';
  return 'Nothing is lost: your packages and invoices are safe.';
}
