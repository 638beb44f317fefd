import { overviewLimits, type AccountNotification, type Overview } from '@/lib/domain/account/overview';
import { latestChange } from '@/lib/domain/package/latest-change';
import { quarterStarts } from '@/lib/domain/billing/quarters';
import { calendarDay } from '@/lib/format/calendar-day';
import { instantOf } from '@/lib/format/zoned-time';
import { readOverview, type OverviewRows } from '@/server/database/repositories/accounts/overview';
import { toInvoiceSummary } from '@/server/database/repositories/billing/invoices-view';
import { byGroup } from '@/server/database/repositories/packages/packages-counts';
import { toSummary } from '@/server/database/repositories/packages/packages-view';
import { shipmentsById } from '@/server/database/repositories/shipments/shipments-read';
import { dayMs } from '@/lib/domain/values/milliseconds';
import type { Caller, ProductDependencies } from '../http/caller';
import { mostUsedCurrency, spendByQuarter } from './spend';

const newsDays = 14;
const quarters = 4;

interface CustomersClock {
  now: Date;
  timeZone: string;
}

/**
 * The time of an invoice: the row's own instant on its issue date, else noon of that day, never in the future; day and
 * noon are in the customer's time zone (decision 024).
 */
function issuedAt(
  { createdAt, issueDate }: OverviewRows['invoiceNews'][number],
  { now, timeZone }: CustomersClock,
): string {
  const created = new Date(createdAt);
  if (calendarDay(created, timeZone) === issueDate) return created.toISOString();
  const noon = instantOf(Date.parse(`${issueDate}T12:00:00Z`), timeZone);
  return new Date(Math.min(noon.getTime(), now.getTime())).toISOString();
}

function packageNews({
  statusChangedAt,
  lastEvent,
  nickname,
  ...parcel
}: OverviewRows['packageNews'][number]): AccountNotification {
  const { at, scan } = latestChange({
    statusChangedAt: new Date(statusChangedAt).toISOString(),
    lastEvent: lastEvent ?? undefined,
  });
  return {
    kind: 'package',
    at,
    package: { ...parcel, ...(nickname !== null && { nickname }) },
    message: scan?.message ?? '',
    ...(scan?.localTime !== undefined && { localTime: scan.localTime }),
    ...(scan?.location !== undefined && { location: scan.location }),
  };
}

function newsOf(rows: OverviewRows, clock: CustomersClock): AccountNotification[] {
  const news: AccountNotification[] = [
    ...rows.packageNews.map(packageNews),
    ...rows.invoiceNews.map((bill) => ({
      kind: 'invoice' as const,
      at: issuedAt(bill, clock),
      invoice: {
        id: bill.id,
        number: bill.number,
        total: { amount: bill.total, currency: bill.currency },
        dueDate: bill.dueDate,
      },
    })),
    ...rows.paymentNews.map(({ id, reference, method, amount, currency, at }) => ({
      kind: 'payment' as const,
      at: new Date(at).toISOString(),
      payment: { id, reference, method, amount: { amount, currency } },
    })),
  ];
  return news.sort((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, overviewLimits.news);
}

/**
 * GET getOverview: what Home shows, in one call. Counts and merchants are stored counts; all else reads index ranges
 * (open invoices, a year of invoices, fourteen days and at most eight rows of each kind of news, the newest rows of two
 * groups), so that the number of packages does not matter. A package appears once in the news, with its state and its
 * latest change.
 */
export async function getOverview(
  _request: Request,
  { account, warehouse }: Caller,
  { db, clock }: ProductDependencies,
): Promise<Overview> {
  const now = clock();
  const today = calendarDay(now, account.timeZone);
  const since = new Date(now.getTime() - newsDays * dayMs);
  const starts = quarterStarts(today, quarters);
  const rows = await readOverview(db, account.id, {
    today,
    quarterStarts: starts,
    since,
    sinceDay: calendarDay(since, account.timeZone),
    now: now.toISOString(),
  });
  const asking = rows.shipments.map(({ id }) => id);
  const shipments = await shipmentsById(db, account.id, asking.slice(0, overviewLimits.due), now);
  const { balances, merchants } = rows;
  const counts = byGroup(rows.counts);
  const currency = balances[0]?.currency ?? mostUsedCurrency(rows.charged) ?? warehouse.currency;
  const owed = balances.find((balance) => balance.currency === currency);
  return {
    counts,
    balance: { amount: owed?.due ?? 0, currency },
    pastDue: { amount: owed?.pastDue ?? 0, currency },
    credit: rows.credit,
    spend: spendByQuarter(rows, currency, starts),
    merchants,
    news: newsOf(rows, { now, timeZone: account.timeZone }),
    urgent: { packages: rows.urgent.map(toSummary), total: counts.action_needed },
    arrivals: { packages: rows.arrivals.map(toSummary), total: counts.at_warehouse },
    unpaid: {
      invoices: rows.unpaid.map((row) => toInvoiceSummary(row, today)),
      total: balances.reduce((sum, { invoices }) => sum + invoices, 0),
    },
    shipments: { shipments, total: asking.length },
  };
}
