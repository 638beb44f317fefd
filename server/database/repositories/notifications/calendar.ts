import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { daysAfter, daysFrom } from '@/lib/domain/values/days';
import { isOnShelf } from '@/lib/domain/package/storage';
import { schema, type Database } from '../..';
import type { NewEvent } from '../events/record-events';

const { accounts, invoices, packages, warehouses } = schema;

const isoDay = (now: Date, days: number) => daysAfter(now.toISOString().slice(0, 10), days);

/** Days before the end of storage at which customers are told. */
const storageMarks = [1, 3, 7] as const;
const [, , firstMark] = storageMarks;
/** Days before an invoice is due at which customers are told, and the days after it within which it is still told. */
const dueSoon = 3;
const toldLate = 3;

const dayIn = (now: Date, timeZone: unknown) =>
  sql<string>`to_char(${now.toISOString()}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** The ends of storage that are a week away, three days or one, by the warehouses' calendars. */
export async function storageEnds(db: Database, now: Date): Promise<NewEvent[]> {
  const end = sql<string>`${packages.storage}->>'expiresAt'`;
  const rows = await db
    .select({
      id: packages.id,
      accountId: packages.accountId,
      warehouseId: packages.warehouseId,
      status: packages.status,
      on: end,
      today: dayIn(now, warehouses.timeZone),
    })
    .from(packages)
    .innerJoin(warehouses, eq(warehouses.id, packages.warehouseId))
    .where(
      and(
        sql`${packages.storage} is not null and ${packages.group} <> 'done'`,
        gte(end, isoDay(now, -1)),
        lte(end, isoDay(now, firstMark + 1)),
      ),
    );
  return rows.flatMap(({ id: subjectId, accountId, warehouseId, status, on, today }) => {
    const days = daysFrom(today, on);
    const mark = storageMarks.find((most) => days <= most);
    if (days < 0 || mark === undefined || !isOnShelf(status)) return [];
    const once = `package.storage_ends ${subjectId} ${on} ${mark}`;
    return [{ kind: 'package.storage_ends', data: { days, on }, accountId, warehouseId, subjectId, once }];
  });
}

/** The open invoices that are due within three days, or have been past due since a short time, by customers' calendars. */
export async function invoiceDates(db: Database, now: Date): Promise<NewEvent[]> {
  const { id, accountId, warehouseId, dueDate, issueDate } = invoices;
  const rows = await db
    .select({ id, accountId, warehouseId, dueDate, issueDate, today: dayIn(now, accounts.timeZone) })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.accountId))
    .where(
      and(
        eq(invoices.status, 'open'),
        gt(invoices.total, invoices.amountPaid),
        gte(dueDate, isoDay(now, -toldLate - 1)),
        lte(dueDate, isoDay(now, dueSoon + 1)),
      ),
    );
  return rows.flatMap((row): NewEvent[] => {
    const { id: subjectId, dueDate: on, issueDate: issued, today } = row;
    const days = daysFrom(today, on);
    const kind = days < 0 ? 'invoice.past_due' : 'invoice.due_soon';
    const isTold = days < 0 ? days >= -toldLate : days <= dueSoon && issued < today;
    if (!isTold) return [];
    const once = `${kind} ${subjectId} ${on}`;
    return [{ kind, data: { on }, accountId: row.accountId, warehouseId: row.warehouseId, subjectId, once }];
  });
}
