import { ErrorCode } from './codes';

/** A hint beyond trying again: the next step for the customer, or a reassurance. */
export function recoveryHint(code: number): string {
  if (code === ErrorCode.unknownEmail) {
    return 'Sign out, then sign in with the e-mail address or phone number your warehouse has on file, or ask the warehouse to add this one.';
  }
  if (code === ErrorCode.forbidden) return 'Contact your warehouse to find out why and what you can do.';
  return 'Your packages and invoices are safe.';
}
