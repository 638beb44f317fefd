import { ErrorCode } from './codes';

/** A hint beyond trying again: the next step for the customer, or a reassurance. */
export function recoveryHint(code: number): string {
  if (code === ErrorCode.unknownEmail) {
    return 'Sign out and use the e-mail address or phone number your warehouse knows, or ask the warehouse to add this one.';
  }
  if (code === ErrorCode.forbidden) return 'The warehouse can tell you why, and what can be done.';
  return 'Nothing is lost: your packages and invoices are safe.';
}
