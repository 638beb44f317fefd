import { eq } from 'drizzle-orm';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { schema, type Database } from '../..';
import { readAccount } from '../accounts/accounts';
import { recordOfAccount } from '../events/record-events';

const { accounts } = schema;

/** The account whose messages are chosen, with its warehouse; undefined when it is gone or closed. */
export async function readChooser(db: Database, accountId: string) {
  const row = await readAccount(db, accountId);
  return row?.account.status === 'closed' ? undefined : row;
}

/** Changes by which channels an account is told. @returns the account as it is then */
export async function chooseChannels(
  db: Database,
  accountId: string,
  choice: Partial<Record<MessageChannel, boolean>>,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const [locked] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
    if (!locked) return undefined;
    const { preferences, version } = locked;
    const notifications = { ...preferences.notifications, ...choice };
    await tx
      .update(accounts)
      .set({ preferences: { ...preferences, notifications }, version: version + 1, updatedAt: now })
      .where(eq(accounts.id, accountId));
    const data = { fields: ['preferences'] };
    await recordOfAccount(tx, locked, { kind: 'account.changed', data }, now);
    return readChooser(tx, accountId);
  });
}
