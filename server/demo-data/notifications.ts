import { isNews } from '@/lib/domain/notification/rules';
import type { schema } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { eventsOfPackage } from '@/server/database/repositories/events/package-rows';
import type { NewEvent } from '@/server/database/repositories/events/record-events';
import type { DemoData } from './build';
import { demoAccounts } from './customers';
import type { Calendar } from './days';
import { demoWarehouse } from './warehouse';

type NotificationRow = typeof schema.notifications.$inferInsert;

/** What happened, as it is recorded. */
type News = NewEvent & { at: Date };

/** Days of which customers are told, and how many of the newest each has not read yet: those are told anew. */
const days = 14;
const unread = 3;
const readAfterMs = 30 * 60 * 1000;

const arrived = new Set(['received', 'in_storage']);

function ofPackages({ packages }: DemoData): News[] {
  return packages.flatMap(({ row }) => {
    const before = arrived.has(row.status) ? undefined : ({ status: 'packed' } as const);
    return eventsOfPackage(before, row).map(({ at = row.statusChangedAt, ...event }) => ({ ...event, at }));
  });
}

function ofInvoices({ invoices }: DemoData): News[] {
  return invoices.flatMap(({ row: { id: subjectId, accountId, warehouseId, status, createdAt: at } }) =>
    at && status !== 'void'
      ? [{ kind: 'invoice.issued', accountId, warehouseId, subjectId, data: {}, at }]
      : [],
  );
}

function ofPayments({ payments }: DemoData): News[] {
  return payments.map(({ id: subjectId, accountId, status, amount, currency, receivedAt: at }) => {
    const about = { accountId, warehouseId: demoWarehouse.id, subjectId, data: { amount, currency }, at };
    return status === 'failed'
      ? { kind: 'payment.failed', ...about }
      : { kind: 'payment.received', ...about };
  });
}

/** Each gets a position that no event has: there are no events behind them, so that nothing is sent. */
function toRow({ kind, accountId, subjectId, data, at }: News, index: number): NotificationRow {
  const id = `ntf_${digestOf(`${kind} ${subjectId}`).slice(0, 32)}`;
  const readAt = index < unread ? null : new Date(at.getTime() + readAfterMs);
  return { id, accountId, kind, subjectId, data, at, eventPosition: -1 - index, createdAt: at, readAt };
}

/**
 * What the demo customers are told about their own packages, invoices and payments of the last two weeks.
 * @param now where the newest are to be told by the portal itself, as events; else all of it was told when it happened
 */
export function demoNotifications(
  data: DemoData,
  calendar: Calendar,
  now?: Date,
): { events: News[]; rows: NotificationRow[] } {
  const since = calendar.at(-days, 0, demoWarehouse.timeZone);
  const news = [...ofPackages(data), ...ofInvoices(data), ...ofPayments(data)].filter(
    ({ at }) => at >= since,
  );
  const events: News[] = [];
  const rows: NotificationRow[] = [];
  for (const { id } of Object.values(demoAccounts)) {
    const own = news.filter(({ accountId }) => accountId === id);
    const newestFirst = own.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    for (const [index, one] of newestFirst.entries()) {
      if (now && index < unread && isNews({ ...one, recordedAt: now })) events.unshift(one);
      else rows.push(toRow(one, index));
    }
  }
  return { events, rows };
}
