import type { UserWithFactors } from '@/server/database/repositories/identity/identity-users';

/** What a user's account is called in their authenticator: an address of theirs, proven ones first. */
export function accountLabel({ contacts, wallets }: UserWithFactors): string {
  const proven = contacts.filter(({ verified }) => verified);
  const [contact] = [...proven, ...contacts];
  return contact?.address ?? wallets[0]?.address ?? 'Customer';
}
