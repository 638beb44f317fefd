import type { AccountStatus } from '../account/account';

/** What an operator may make of a customer's account. */
export const customerStates = ['open', 'suspended', 'closed'] as const;
export type CustomerState = (typeof customerStates)[number];

/** The status of an account in a state. Whoever has proved an address before need not prove it again. */
export function statusIn(
  state: CustomerState,
  proved: { emailVerified: boolean; phoneVerified: boolean },
): Exclude<AccountStatus, 'erased'> {
  if (state !== 'open') return state;
  return proved.emailVerified || proved.phoneVerified ? 'active' : 'invited';
}
