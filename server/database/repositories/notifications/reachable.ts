import type { schema } from '../..';

type AccountRow = typeof schema.accounts.$inferSelect;

/** An account as rules of messages see it: an address from which e-mails come back counts as unproved. */
export function reachableOf<T extends Pick<AccountRow, 'emailVerified' | 'emailBouncedAt'>>(row: T): T {
  return { ...row, emailVerified: row.emailVerified && row.emailBouncedAt === null };
}
