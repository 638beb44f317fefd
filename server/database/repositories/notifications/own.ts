import { and, desc, eq, inArray, isNull, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { mostUnread } from '@/lib/domain/notification/most-unread';
import type { MarkRead, NotificationPage, NotificationQuery } from '@/lib/domain/notification/notification';
import { schema, type Database } from '../..';
import { recordNotifications } from '../events/record-events';
import { cutPage, type Cursor } from '../sql/cursor';
import { jsonRows, named, nothingElse, onlyRow } from '../sql/json';
import { withSubjects } from './subjects';

const { notifications } = schema;

/** The only sort order of notifications, as named in cursors. */
export const notificationSort = 'newest';

const { id, kind, subjectId, data, at, createdAt, eventPosition, readAt } = notifications;
const columns = named({ id, kind, subjectId, data, at, createdAt, readAt });

/** How many of an account's notifications are unread, counted up to `mostUnread`. */
export const unreadOf = (accountId: AnyColumn | string): SQL<number> => sql<number>`(
  select count(*)::int from (
    select 1 from ${notifications} unread
    where unread.account_id = ${accountId} and unread.read_at is null limit ${sql.raw(String(mostUnread))}
  ) as counted)`;

type Page = Pick<NotificationQuery, 'unread'> & { after: Cursor | null; limit: number };

/** What happened in one moment is told in the order of its events. */
const olderThan = ({ key, id: last }: Cursor) => sql`(${createdAt}, ${eventPosition}) < (
  ${key}::timestamptz, (select seen.event_position from ${notifications} seen where seen.id = ${last}))`;

/** A page of what an account was told, newest first, and how many are unread. */
export async function listNotifications(
  db: Database,
  accountId: string,
  { unread, after, limit }: Page,
): Promise<NotificationPage> {
  const rows = db
    .select(columns)
    .from(notifications)
    .where(
      and(
        eq(notifications.accountId, accountId),
        unread && isNull(readAt),
        after ? olderThan(after) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(eventPosition))
    .limit(limit + 1);
  const found = onlyRow(
    await db.select({ rows: jsonRows(rows), unread: unreadOf(accountId) }).from(nothingElse),
  );
  const { shown, nextCursor } = cutPage(
    found.rows.map((row) => ({
      ...row,
      at: new Date(row.at),
      createdAt: new Date(row.createdAt),
      readAt: row.readAt === null ? null : new Date(row.readAt),
    })),
    { sort: notificationSort, limit, keyOf: (row) => row.createdAt.toISOString() },
  );
  return { notifications: await withSubjects(db, shown), unread: found.unread, nextCursor };
}

/** Marks unread notifications of an account as read; those of others are left alone. @returns how many are unread then */
export async function markRead(
  db: Database,
  account: { id: string; warehouseId: string },
  which: MarkRead,
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(
          eq(notifications.accountId, account.id),
          isNull(readAt),
          'ids' in which ? inArray(id, which.ids) : lte(createdAt, new Date(which.upTo)),
        ),
      )
      .returning({ id });
    if (marked.length > 0) await recordNotifications(tx, [account], now);
    return onlyRow(await tx.select({ unread: unreadOf(account.id) }).from(nothingElse)).unread;
  });
}
