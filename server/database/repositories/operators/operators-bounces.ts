import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { accounts, customerMessages } = schema;

export type BouncedMessage = Pick<
  typeof customerMessages.$inferSelect,
  'id' | 'channel' | 'status' | 'recipient' | 'reason'
>;
export type BouncedAccount = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'emailBouncedAt'>;

const { id, channel, status, recipient, reason } = getTableColumns(customerMessages);

/**
 * The messages of some ids, and the customers who have their addresses or some others, locked; of this warehouse alone.
 */
export async function lockBounced(
  tx: Database,
  warehouseId: string,
  { messageIds, addresses }: { messageIds: readonly string[]; addresses: readonly string[] },
): Promise<{ messages: BouncedMessage[]; customers: BouncedAccount[] }> {
  const messages = await tx
    .select({ id, channel, status, recipient, reason })
    .from(customerMessages)
    .innerJoin(accounts, eq(accounts.id, customerMessages.accountId))
    .where(and(eq(accounts.warehouseId, warehouseId), inArray(customerMessages.id, [...messageIds])))
    .orderBy(asc(customerMessages.id))
    .for('update', { of: customerMessages });
  const emails = [...addresses, ...messages.flatMap((message) => message.recipient ?? [])];
  const customers = await tx
    .select({ id: accounts.id, email: accounts.email, emailBouncedAt: accounts.emailBouncedAt })
    .from(accounts)
    .where(and(eq(accounts.warehouseId, warehouseId), inArray(accounts.email, emails)))
    .orderBy(asc(accounts.id))
    .for('no key update');
  return { messages, customers };
}

/** Notes that messages came back, each with its reason. */
export async function markBounced(tx: Database, reasons: ReadonlyMap<string, string>, now: Date) {
  for (const [messageId, why] of reasons)
    await tx
      .update(customerMessages)
      .set({ status: 'bounced', reason: why, changedAt: now })
      .where(eq(customerMessages.id, messageId));
}

/** Ends e-mails to the addresses of accounts, until a sign-in proves them anew. */
export async function endEmails(tx: Database, accountIds: readonly string[], now: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .update(accounts)
    .set({ emailBouncedAt: now, updatedAt: now })
    .where(inArray(accounts.id, [...accountIds]));
}
