import { eq } from 'drizzle-orm';
import { isClosed } from '@/lib/domain/account/account';
import type { ChosenAnew } from '@/lib/domain/notification/stored-choices';
import { isSame } from '@/lib/domain/values/is-same';
import { schema, type Database } from '../..';
import { readAccount } from '../accounts/accounts';
import { recordOfAccount } from '../events/record-events';

const { accounts } = schema;

/** The account whose messages are chosen, with its warehouse; undefined when it is gone or closed. */
export async function readChooser(db: Database, accountId: string) {
  const row = await readAccount(db, accountId);
  return row && isClosed(row.account.status) ? undefined : row;
}

type AccountRow = typeof accounts.$inferSelect;

/**
 * Changes what an account is told, by which channels and when; a choice that changes nothing leaves it as it is.
 * @param choose from the account as it is when nobody else can change it
 * @returns the account as it is then; undefined when it is gone or closed
 */
export async function changeChoices(
  db: Database,
  accountId: string,
  choose: (account: AccountRow) => ChosenAnew,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (!locked || locked.status === 'erased') return undefined;
    const { notifications, choices: notificationChoices } = choose(locked);
    const preferences = { ...locked.preferences, notifications };
    const fields = [
      ...(isSame(preferences, locked.preferences) ? [] : ['preferences']),
      ...(isSame(notificationChoices, locked.notificationChoices) ? [] : ['notificationChoices']),
    ];
    if (fields.length > 0) {
      await tx
        .update(accounts)
        .set({ preferences, notificationChoices, version: locked.version + 1, updatedAt: now })
        .where(eq(accounts.id, accountId));
      await recordOfAccount(tx, locked, { kind: 'account.changed', data: { fields } }, now);
    }
    return readChooser(tx, accountId);
  });
}
