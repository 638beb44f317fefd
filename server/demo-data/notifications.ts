import type { EventKind } from '@/lib/domain/event/catalogue';
import type { schema } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { eventsOfPackage } from '@/server/database/repositories/events/package-rows';
import type { DemoData } from './build';
import { demoAccounts } from './customers';
import type { Calendar } from './days';
import { demoWarehouse } from './warehouse';

type NotificationRow = typeof schema.notifications.$inferInsert;

/** What happened, as the relay would tell of it. */
interface News {
  accountId: string;
  kind: EventKind;
  subjectId: string;
  data: Record<string, unknown>;
  at: Date;
}

/** Days of which customers are told, and how many of the newest each has not read yet. */
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
  return invoices.flatMap(({ row: { id: subjectId, accountId, status, createdAt: at } }) =>
    at && status !== 'void' ? [{ kind: 'invoice.issued', accountId, subjectId, data: {}, at }] : [],
  );
}

function ofPayments({ payments }: DemoData): News[] {
  return payments.map(({ id: subjectId, accountId, status, amount, currency, receivedAt: at }) => {
    const kind = status === 'failed' ? 'payment.failed' : 'payment.received';
    return { kind, accountId, subjectId, data: { amount, currency }, at };
  });
}

/** Each gets a position that no event has: there are no events behind them, so that nothing is sent. */
function rowsOf(news: News[]): NotificationRow[] {
  const newestFirst = news.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newestFirst.map((item, index) => ({
    ...item,
    id: `ntf_${digestOf(`${item.kind} ${item.subjectId}`).slice(0, 32)}`,
    eventPosition: -1 - index,
    createdAt: item.at,
    readAt: index < unread ? null : new Date(item.at.getTime() + readAfterMs),
  }));
}

/** What the demo customers were told in the last two weeks, about their own packages, invoices and payments. */
export function demoNotifications(data: DemoData, calendar: Calendar): NotificationRow[] {
  const since = calendar.at(-days, 0, demoWarehouse.timeZone);
  const news = [...ofPackages(data), ...ofInvoices(data), ...ofPayments(data)].filter(
    ({ at }) => at >= since,
  );
  return Object.values(demoAccounts).flatMap(({ id }) =>
    rowsOf(news.filter(({ accountId }) => accountId === id)),
  );
}
