import { and, desc, eq, ne } from 'drizzle-orm';
import type { Package, PackagePage } from '@/lib/domain/package/package';
import { schema, type Database } from '../..';
import { cutPage } from '../sql/cursor';
import { byGroup } from './packages-counts';
import { shipmentOfPackage } from '../shipments/shipments-read';
import { packageOrders } from './packages-filter';
import { isShippable } from './packages-shippable';
import { readPage, type Page } from './packages-page';
import { toPackage, toSummary } from './packages-view';

const { accounts, invoicePackages, invoices, packages, trackingEvents, warehouses } = schema;

/** A page of an account's packages, with the number of matches over all pages and per group. */
export async function listPackages(db: Database, accountId: string, query: Page): Promise<PackagePage> {
  const page = await readPage(db, accountId, query);
  const counts = byGroup(page.counts);
  const { keyOf } = packageOrders[query.sort];
  const { shown, nextCursor } = cutPage(page.rows, { ...query, keyOf });
  return {
    packages: shown.map(toSummary),
    total: query.group ? counts[query.group] : Object.values(counts).reduce((sum, n) => sum + n, 0),
    counts,
    nextCursor,
  };
}

/** One package of the account with its events, invoices and shipment, or null. */
export async function readPackage(
  db: Database,
  accountId: string,
  id: string,
  now: Date,
): Promise<Package | null> {
  const [found] = await db
    .select({
      row: packages,
      suiteNumber: accounts.suiteNumber,
      warehouse: { name: warehouses.name, timeZone: warehouses.timeZone },
      shippable: isShippable,
    })
    .from(packages)
    .innerJoin(accounts, eq(accounts.id, packages.accountId))
    .innerJoin(warehouses, eq(warehouses.id, packages.warehouseId))
    .where(and(eq(packages.id, id), eq(packages.accountId, accountId)));
  if (!found) return null;
  const [events, itsInvoices, shipment] = await Promise.all([
    db
      .select()
      .from(trackingEvents)
      .where(eq(trackingEvents.packageId, id))
      .orderBy(desc(trackingEvents.occurredAt), desc(trackingEvents.receivedAt), desc(trackingEvents.id)),
    db
      .select({ id: invoices.id, number: invoices.number })
      .from(invoicePackages)
      .innerJoin(invoices, eq(invoices.id, invoicePackages.invoiceId))
      .where(
        and(
          eq(invoicePackages.packageId, id),
          eq(invoices.accountId, accountId),
          ne(invoices.status, 'draft'),
        ),
      )
      .orderBy(invoices.number),
    shipmentOfPackage(db, accountId, id, now),
  ]);
  return toPackage(found.row, { ...found, events, invoices: itsInvoices, shipment });
}
