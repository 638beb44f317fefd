import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { MessageStatus, TryOutcome } from '@/lib/domain/notification/message';
import { schema, type Database } from '../..';

const { accounts, customerMessages, messageNotifications, messageTries, notifications, warehouses } = schema;

export type MessageRow = typeof customerMessages.$inferSelect;

/** Neither sent nor given up. */
const isUnsent = inArray(customerMessages.status, ['queued', 'sending']);

const unsent = (id: string) => and(eq(customerMessages.id, id), isUnsent);

/**
 * Begins a try of a message: from now on no notification joins it.
 * @param dueBy the time for which the try was meant
 * @returns undefined when it is sent already, was given up, or leaves later by now
 */
export async function beginTry(
  db: Database,
  id: string,
  { now, dueBy }: { now: Date; dueBy: Date | undefined },
): Promise<MessageRow | undefined> {
  const begun = db.$with('begun').as(
    db
      .update(customerMessages)
      .set({ status: 'sending', tries: sql`${customerMessages.tries} + 1`, changedAt: now })
      .where(and(unsent(id), dueBy && lte(customerMessages.dueAt, dueBy)))
      .returning(),
  );
  const noted = db.$with('noted').as(
    db
      .insert(messageTries)
      .select((query) =>
        query
          .select({
            messageId: begun.id,
            number: begun.tries,
            outcome: sql`'sending'`.as('outcome'),
            reason: sql`null`.as('reason'),
            begunAt: begun.changedAt,
            endedAt: sql`null::timestamptz`.as('ended_at'),
          })
          .from(begun),
      )
      .returning({ number: messageTries.number }),
  );
  const [row] = await db.with(begun, noted).select().from(begun);
  return row;
}

/** What says when unsent messages leave, and the kinds of what they tell, by message. */
export async function readTimings(db: Database, ids: readonly string[]) {
  const { timeZone, notificationChoices } = accounts;
  const toldKinds = db
    .select({ kind: notifications.kind })
    .from(messageNotifications)
    .innerJoin(notifications, eq(notifications.id, messageNotifications.notificationId))
    .where(eq(messageNotifications.messageId, customerMessages.id));
  const kinds = sql<string[]>`array(${toldKinds})`;
  const rows = await db
    .select({ id: customerMessages.id, timing: { timeZone, notificationChoices, kinds } })
    .from(customerMessages)
    .innerJoin(accounts, eq(accounts.id, customerMessages.accountId))
    .where(and(inArray(customerMessages.id, [...ids]), isUnsent));
  return new Map(rows.map(({ id, timing }) => [id, timing]));
}

/** Sets when an unsent message leaves. */
export async function moveMessage(tx: Database, id: string, dueAt: Date): Promise<void> {
  await tx.update(customerMessages).set({ dueAt }).where(unsent(id));
}

/** To whom a message goes, and what it tells, oldest first. */
export async function readContent(db: Database, { id, accountId }: MessageRow) {
  const rows = await db
    .select({ account: accounts, warehouse: warehouses, notification: notifications })
    .from(accounts)
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .leftJoin(messageNotifications, eq(messageNotifications.messageId, id))
    .leftJoin(notifications, eq(notifications.id, messageNotifications.notificationId))
    .where(eq(accounts.id, accountId))
    .orderBy(asc(notifications.at), asc(notifications.eventPosition));
  const [first] = rows;
  if (!first) throw new Error('The account has gone');
  const { account, warehouse } = first;
  return { account, warehouse, notifications: rows.flatMap(({ notification }) => notification ?? []) };
}

/** How a try ended: `queued` waits for the next one. */
export interface TryEnd {
  status: Exclude<MessageStatus, 'sending'>;
  reason?: string;
  recipient?: string;
  subject?: string;
  body?: string;
}

const outcomeOf = ({ status }: TryEnd): TryOutcome => (status === 'queued' ? 'failed' : status);

/** Notes how the last try of a message ended, with the message, in one statement. */
export async function endTry(
  db: Database,
  { id, tries }: Pick<MessageRow, 'id' | 'tries'>,
  end: TryEnd,
  now: Date,
): Promise<void> {
  const { reason = null, ...rest } = end;
  const noted = db.$with('noted').as(
    db
      .update(messageTries)
      .set({ outcome: outcomeOf(end), reason, endedAt: now })
      .where(and(eq(messageTries.messageId, id), eq(messageTries.number, tries)))
      .returning({ number: messageTries.number }),
  );
  await db
    .with(noted)
    .update(customerMessages)
    .set({ ...rest, reason, changedAt: now })
    .where(eq(customerMessages.id, id));
}

interface MessageFilter {
  warehouseId?: string | undefined;
  accountId?: string | undefined;
  status?: MessageStatus | undefined;
  limit: number;
}

/** The newest messages to customers, each with its warehouse and suite. */
export async function listMessages(db: Database, { warehouseId, accountId, status, limit }: MessageFilter) {
  return db
    .select({ message: customerMessages, warehouse: warehouses.code, suite: accounts.suiteNumber })
    .from(customerMessages)
    .innerJoin(accounts, eq(accounts.id, customerMessages.accountId))
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(
      and(
        warehouseId === undefined ? undefined : eq(warehouses.id, warehouseId),
        accountId === undefined ? undefined : eq(accounts.id, accountId),
        status && eq(customerMessages.status, status),
      ),
    )
    .orderBy(desc(customerMessages.createdAt), desc(customerMessages.id))
    .limit(limit);
}

/** Which messages: one or all, of a warehouse or of all. */
export interface WhichMessages {
  id?: string | undefined;
  warehouseId?: string | undefined;
}

const customersOf = (db: Database, warehouseId: string) =>
  db.select({ id: accounts.id }).from(accounts).where(eq(accounts.warehouseId, warehouseId));

/** Queues messages that bounced or were given up once more. @returns their ids */
export async function requeue(
  tx: Database,
  { id, warehouseId }: WhichMessages,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(customerMessages)
    .set({ status: 'queued', dueAt: now, changedAt: now })
    .where(
      and(
        id === undefined ? undefined : eq(customerMessages.id, id),
        warehouseId === undefined
          ? undefined
          : inArray(customerMessages.accountId, customersOf(tx, warehouseId)),
        inArray(customerMessages.status, ['bounced', 'failed']),
      ),
    )
    .returning({ id: customerMessages.id });
  return rows.map((row) => row.id);
}
