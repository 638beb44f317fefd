import { and, eq, gt, gte, lte, sql } from 'drizzle-orm';
import { usualRules } from '@/lib/domain/operator/message-rules';
import { daysAfter, daysFrom } from '@/lib/domain/values/days';
import { isOnShelf } from '@/lib/domain/package/storage';
import { schema, type Database } from '../..';
import { dueAmount } from '../billing/due';
import type { NewEvent } from '../events/record-events';

const { accounts, invoices, packages, warehouses } = schema;

const isoDay = (now: Date, days: number) => daysAfter(now.toISOString().slice(0, 10), days);

/** Days after an invoice is due within which it is still told. */
const toldLate = 3;

const dayIn = (now: Date, timeZone: unknown) =>
  sql<string>`to_char(${now.toISOString()}::timestamptz at time zone ${timeZone}, 'YYYY-MM-DD')`;

/** The most days before a date at which any warehouse tells of the end of storage, and of a due invoice. */
async function earliest(db: Database) {
  const rows = await db.select({ rules: warehouses.messageRules }).from(warehouses);
  const all = rows.map(({ rules }) => rules ?? usualRules);
  return {
    storage: Math.max(0, ...all.flatMap(({ storageDays }) => storageDays)),
    invoice: Math.max(0, ...all.map(({ invoiceDays }) => invoiceDays)),
  };
}

/** The ends of storage that are as near as their warehouses tell of, by the warehouses' calendars. */
export async function storageEnds(db: Database, now: Date): Promise<NewEvent[]> {
  const { storage: most } = await earliest(db);
  const end = sql<string>`${packages.storage}->>'expiresAt'`;
  const rows = await db
    .select({
      id: packages.id,
      accountId: packages.accountId,
      warehouseId: packages.warehouseId,
      status: packages.status,
      on: end,
      today: dayIn(now, warehouses.timeZone),
      rules: warehouses.messageRules,
    })
    .from(packages)
    .innerJoin(warehouses, eq(warehouses.id, packages.warehouseId))
    .where(
      and(
        sql`${packages.storage} is not null and ${packages.group} <> 'done'`,
        gte(end, isoDay(now, -1)),
        lte(end, isoDay(now, most + 1)),
      ),
    );
  return rows.flatMap(({ id: subjectId, accountId, warehouseId, status, on, today, rules }) => {
    const days = daysFrom(today, on);
    const mark = (rules ?? usualRules).storageDays.findLast((before) => days <= before);
    if (days < 0 || mark === undefined || !isOnShelf(status)) return [];
    const once = `package.storage_ends ${subjectId} ${on} ${mark}`;
    return [{ kind: 'package.storage_ends', data: { days, on }, accountId, warehouseId, subjectId, once }];
  });
}

/** The open invoices that are soon due, or have been past due since a short time, by customers' calendars. */
export async function invoiceDates(db: Database, now: Date): Promise<NewEvent[]> {
  const { invoice: most } = await earliest(db);
  const { id, accountId, warehouseId, dueDate, issueDate } = invoices;
  const today = dayIn(now, accounts.timeZone);
  const rows = await db
    .select({ id, accountId, warehouseId, dueDate, issueDate, today, rules: warehouses.messageRules })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.accountId))
    .innerJoin(warehouses, eq(warehouses.id, invoices.warehouseId))
    .where(
      and(
        eq(invoices.status, 'open'),
        gt(dueAmount, 0),
        gte(dueDate, isoDay(now, -toldLate - 1)),
        lte(dueDate, isoDay(now, most + 1)),
      ),
    );
  return rows.flatMap((row): NewEvent[] => {
    const { id: subjectId, dueDate: on, issueDate: issued, today } = row;
    const { invoiceDays } = row.rules ?? usualRules;
    const days = daysFrom(today, on);
    const kind = days < 0 ? 'invoice.past_due' : 'invoice.due_soon';
    const isTold = days < 0 ? days >= -toldLate : days <= invoiceDays && issued < today;
    if (!isTold) return [];
    const once = `${kind} ${subjectId} ${on}`;
    return [{ kind, data: { on }, accountId: row.accountId, warehouseId: row.warehouseId, subjectId, once }];
  });
}
