import { and, asc, desc, eq, gt, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Invoice } from '@/lib/domain/billing/invoice';
import type { OwnPayment } from '@/lib/domain/account/my-data';
import type { Notification } from '@/lib/domain/notification/notification';
import type { Package } from '@/lib/domain/package/package';
import type { StoredQuote } from '@/lib/domain/rates/quote';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { schema, type Database } from '../..';
import { creditNotesOf } from '../billing/credit-notes';
import { paysAny } from '../billing/pays-any';
import { refundsOf, toRefund } from '../billing/refunds';
import { toInvoice } from '../billing/invoices-view';
import { withSubjects } from '../notifications/subjects';
import { isShippable } from '../packages/packages-shippable';
import { toPackage } from '../packages/packages-view';
import { shipmentsAfter } from '../shipments/shipments-read';

const {
  accounts,
  invoicePackages,
  invoices,
  notifications,
  packages,
  payments,
  quotes,
  trackingEvents,
  warehouses,
} = schema;

/** Rows of a page: enough for few queries, few enough to hold in memory with all their events. */
const pageSize = 200;

/** Reads a table page by page in the order of its ids, so that memory is bounded by one page. */
async function* pages<T extends { id: string }>(
  read: (after: string) => Promise<T[]>,
): AsyncGenerator<T[], void> {
  let after = '';
  for (;;) {
    const rows = await read(after);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

const own = (account: PgColumn, accountId: string, id: PgColumn, after: string): SQL | undefined =>
  and(eq(account, accountId), gt(id, after));

function grouped<T, K extends string>(rows: T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

async function withEvents(
  db: Database,
  rows: { row: typeof packages.$inferSelect; relations: PackageRelations }[],
): Promise<Package[]> {
  const ids = rows.map(({ row }) => row.id);
  const [events, itsInvoices] = await Promise.all([
    db
      .select()
      .from(trackingEvents)
      .where(inArray(trackingEvents.packageId, ids))
      .orderBy(desc(trackingEvents.occurredAt), desc(trackingEvents.receivedAt), desc(trackingEvents.id)),
    db
      .select({ packageId: invoicePackages.packageId, id: invoices.id, number: invoices.number })
      .from(invoicePackages)
      .innerJoin(invoices, eq(invoices.id, invoicePackages.invoiceId))
      .innerJoin(packages, eq(packages.id, invoicePackages.packageId))
      .where(
        and(
          inArray(invoicePackages.packageId, ids),
          eq(invoices.accountId, packages.accountId),
          ne(invoices.status, 'draft'),
        ),
      )
      .orderBy(invoices.number),
  ]);
  const eventsOf = grouped(events, ({ packageId }) => packageId);
  const invoicesOf = grouped(itsInvoices, ({ packageId }) => packageId);
  return rows.map(({ row, relations }) =>
    toPackage(row, {
      ...relations,
      events: eventsOf.get(row.id) ?? [],
      invoices: (invoicesOf.get(row.id) ?? []).map(({ id, number }) => ({ id, number })),
    }),
  );
}

type PackageRelations = Pick<Parameters<typeof toPackage>[1], 'suiteNumber' | 'warehouse' | 'shippable'>;

/** Every package of the account with its events. */
export async function* allPackages(db: Database, accountId: string): AsyncGenerator<Package, void> {
  const read = async (after: string) => {
    const found = await db
      .select({
        row: packages,
        relations: {
          suiteNumber: accounts.suiteNumber,
          name: warehouses.name,
          timeZone: warehouses.timeZone,
        },
        shippable: isShippable,
      })
      .from(packages)
      .innerJoin(accounts, eq(accounts.id, packages.accountId))
      .innerJoin(warehouses, eq(warehouses.id, packages.warehouseId))
      .where(own(packages.accountId, accountId, packages.id, after))
      .orderBy(asc(packages.id))
      .limit(pageSize);
    return found.map(({ row, relations: { suiteNumber, ...warehouse }, shippable }) => ({
      id: row.id,
      row,
      relations: { suiteNumber, warehouse, shippable },
    }));
  };
  for await (const page of pages(read)) yield* await withEvents(db, page);
}

/** Every shipment of the account. */
export async function* allShipments(
  db: Database,
  accountId: string,
  now: Date,
): AsyncGenerator<Shipment, void> {
  const read = (after: string) => shipmentsAfter(db, accountId, { after, limit: pageSize, now });
  for await (const page of pages(read)) yield* page;
}

/** The prices that the account was shown, as long as they are kept. */
export async function* allQuotes(db: Database, accountId: string): AsyncGenerator<StoredQuote, void> {
  const read = (after: string) =>
    db
      .select({ id: quotes.id, quote: quotes.quote })
      .from(quotes)
      .where(own(quotes.accountId, accountId, quotes.id, after))
      .orderBy(asc(quotes.id))
      .limit(pageSize);
  for await (const page of pages(read)) yield* page.map(({ quote }) => quote);
}

/** Every invoice of the account that is no draft, with its payments. `today`: `YYYY-MM-DD`. */
export async function* allInvoices(
  db: Database,
  accountId: string,
  today: string,
): AsyncGenerator<Invoice, void> {
  const read = (after: string) =>
    db
      .select()
      .from(invoices)
      .where(and(own(invoices.accountId, accountId, invoices.id, after), ne(invoices.status, 'draft')))
      .orderBy(asc(invoices.id))
      .limit(pageSize);
  for await (const page of pages(read)) {
    const ids = page.map(({ id }) => id);
    const [itsPayments, itsPackages] = await Promise.all([
      db
        .select()
        .from(payments)
        .where(and(eq(payments.accountId, accountId), paysAny(ids)))
        .orderBy(payments.receivedAt, payments.id),
      db
        .select({
          invoiceId: invoicePackages.invoiceId,
          id: packages.id,
          reference: packages.reference,
          description: packages.description,
        })
        .from(invoicePackages)
        .innerJoin(packages, eq(packages.id, invoicePackages.packageId))
        .where(and(inArray(invoicePackages.invoiceId, ids), eq(packages.accountId, accountId)))
        .orderBy(packages.reference),
    ]);
    const itsRefunds = await refundsOf(
      db,
      itsPayments.map(({ id }) => id),
    );
    const notesOf = grouped(await creditNotesOf(db, ids), ({ invoiceId }) => invoiceId);
    const packagesOf = grouped(itsPackages, ({ invoiceId }) => invoiceId);
    for (const row of page) {
      const pays = ({ allocations }: (typeof itsPayments)[number]) =>
        allocations.some(({ invoiceId }) => invoiceId === row.id);
      const its = (packagesOf.get(row.id) ?? []).map(({ id, reference, description }) => ({
        id,
        reference,
        description,
      }));
      yield toInvoice(row, {
        payments: itsPayments.filter(pays),
        refunds: itsRefunds,
        creditNotes: notesOf.get(row.id) ?? [],
        packages: its,
        today,
      });
    }
  }
}

/** Every payment of the account, with its invoices except drafts. */
export async function* allPayments(db: Database, accountId: string): AsyncGenerator<OwnPayment, void> {
  const read = (after: string) =>
    db
      .select()
      .from(payments)
      .where(own(payments.accountId, accountId, payments.id, after))
      .orderBy(asc(payments.id))
      .limit(pageSize);
  for await (const page of pages(read)) {
    const ids = page.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId));
    const shown = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(
        and(eq(invoices.accountId, accountId), ne(invoices.status, 'draft'), inArray(invoices.id, [...ids])),
      );
    const isShown = new Set(shown.map(({ id }) => id));
    const sentOf = grouped(
      await refundsOf(
        db,
        page.map(({ id }) => id),
      ),
      ({ paymentId }) => paymentId,
    );
    for (const row of page) {
      const { id, status, method, amount, currency, reference, receivedAt, allocations } = row;
      yield {
        id,
        status,
        method,
        reference,
        amount: { amount, currency },
        receivedAt: receivedAt.toISOString(),
        refunds: sentOf.get(id)?.map(toRefund),
        takenBack: row.amountTakenBack > 0 ? { amount: row.amountTakenBack, currency } : undefined,
        allocations: allocations.filter(({ invoiceId }) => isShown.has(invoiceId)),
      };
    }
  }
}

/** Everything that the account was told, with what it is about as it is now. */
export async function* allNotifications(db: Database, accountId: string): AsyncGenerator<Notification, void> {
  const read = (after: string) =>
    db
      .select()
      .from(notifications)
      .where(own(notifications.accountId, accountId, notifications.id, after))
      .orderBy(asc(notifications.id))
      .limit(pageSize);
  for await (const page of pages(read)) yield* await withSubjects(db, page);
}
