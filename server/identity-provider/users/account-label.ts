import type { UserWithFactors } from '@/server/database/repositories/identity/identity-users';

/** The name of a user's account in their authenticator: one of their addresses, verified ones first. */
export function accountLabel({ contacts, wallets }: UserWithFactors): string {
  const proven = contacts.filter(({ verified }) => verified);
  const [contact] = [...proven, ...contacts];
  return contact?.address ?? wallets[0]?.address ?? 'Customer';
}
