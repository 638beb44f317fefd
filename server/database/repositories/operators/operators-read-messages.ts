import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { MessageChannel, MessageStatus } from '@/lib/domain/notification/message';
import type { OperatorMessage, OperatorMessagePage } from '@/lib/domain/operator/operator-readings';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite } from './operators-customers';

const { accounts, customerMessages, messageTries } = schema;

/** The order of the messages of a warehouse: newest first, by when they were made. */
export const messageOrder = 'messages';

interface Query {
  id?: string | undefined;
  suiteNumber?: string | undefined;
  status?: MessageStatus | undefined;
  channel?: MessageChannel | undefined;
  updatedSince?: string | undefined;
  after: Cursor | null;
  limit: number;
}

type MessageRow = typeof customerMessages.$inferSelect & { suiteNumber: string };
type TryRow = typeof messageTries.$inferSelect;

const toTry = ({ number, outcome, reason, begunAt, endedAt }: TryRow): OperatorMessage['tries'][number] => ({
  number,
  outcome,
  ...(reason !== null && { reason }),
  begunAt: begunAt.toISOString(),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
});

function toOperatorMessage(row: MessageRow, tries: readonly TryRow[]): Complete<OperatorMessage> {
  return {
    id: row.id,
    suiteNumber: row.suiteNumber,
    channel: row.channel,
    status: row.status,
    reason: row.reason ?? undefined,
    recipient: row.recipient ?? undefined,
    subject: row.subject ?? undefined,
    dueAt: row.dueAt.toISOString(),
    tries: tries.filter(({ messageId }) => messageId === row.id).map(toTry),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.changedAt.toISOString(),
  };
}

const before = ({ key, id }: Cursor) =>
  sql`(${customerMessages.createdAt}, ${customerMessages.id}) < (${key}::timestamptz, ${id})`;

/** A page of the messages to a warehouse's customers, each with its tries. */
export async function readOperatorMessages(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorMessagePage> {
  const { id, suiteNumber, status, channel, updatedSince, after, limit } = query;
  const rows = await db
    .select({ message: customerMessages, suiteNumber: accounts.suiteNumber })
    .from(customerMessages)
    .innerJoin(accounts, eq(accounts.id, customerMessages.accountId))
    .where(
      and(
        eq(accounts.warehouseId, warehouseId),
        id === undefined ? undefined : eq(customerMessages.id, id),
        suiteNumber === undefined
          ? undefined
          : eq(customerMessages.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
        status && eq(customerMessages.status, status),
        channel && eq(customerMessages.channel, channel),
        updatedSince === undefined ? undefined : gte(customerMessages.changedAt, new Date(updatedSince)),
        after ? before(after) : undefined,
      ),
    )
    .orderBy(desc(customerMessages.createdAt), desc(customerMessages.id))
    .limit(limit + 1);
  const found = rows.map(({ message, ...of }) => ({ ...message, ...of }));
  const keyOf = ({ createdAt }: MessageRow) => createdAt.toISOString();
  const { shown, nextCursor } = cutPage(found, { limit, sort: messageOrder, keyOf });
  const ids = shown.map((row) => row.id);
  const tries = await db
    .select()
    .from(messageTries)
    .where(inArray(messageTries.messageId, ids))
    .orderBy(asc(messageTries.number));
  return { messages: shown.map((row) => toOperatorMessage(row, tries)), nextCursor };
}
