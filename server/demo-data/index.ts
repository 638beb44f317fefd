import { schema, type Database } from '@/server/database';
import { lastEventOf } from '@/server/database/repositories/packages/packages-derived';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { post } from '@/server/database/repositories/ledger/post';
import { insertPackage } from '@/server/database/repositories/packages/packages-write';
import { addRateSet } from '@/server/database/repositories/rates/rate-sets';
import { insertEvents } from '@/server/database/repositories/packages/packages-tracking';
import { buildDemoData, type DemoData } from './build';
import { demoAccounts } from './customers';
import { createCalendar } from './days';
import { asReported, eventOf } from './events';
import { exampleRates } from './example-rates';
import { demoPostings } from './invoices/postings';
import { demoNotifications } from './notifications';
import { onboardingRows } from './onboarding';
import { isInShipment } from './shipments';
import { demoRateSet, demoWarehouse } from './warehouse';

async function storePackage(db: Database, { row, scans }: DemoData['packages'][number]): Promise<void> {
  const events = scans.map((scan, index) => eventOf(row.id, scan, index));
  await insertPackage(db, { ...row, lastEvent: lastEventOf(events.map(asReported)) });
  for (const leg of ['inbound', 'warehouse', 'outbound'] as const) {
    const { carrier, trackingNumber } = (leg === 'warehouse' ? undefined : row[leg]) ?? {
      carrier: 'waybill',
      trackingNumber: row.reference,
    };
    await insertEvents(
      db,
      { packageId: row.id, carrier, trackingNumber },
      events.filter((event) => event.leg === leg),
    );
  }
}

async function storeInvoices(db: Database, { invoices, payments }: DemoData, now: Date): Promise<void> {
  await db.insert(schema.invoices).values(invoices.map(({ row }) => row));
  const links = invoices.flatMap(({ row, packageIds }) =>
    packageIds.map((packageId) => ({ invoiceId: row.id, packageId })),
  );
  await db.insert(schema.invoicePackages).values(links);
  await db.insert(schema.payments).values(payments);
  const rows = invoices.map(({ row }) => row);
  await post(db, demoPostings(rows, payments), now);
}

async function storeShipments(db: Database, { shipments }: DemoData): Promise<void> {
  await db.insert(schema.outboundShipments).values(shipments.map(({ row }) => row));
  const links = shipments.flatMap((shipment) =>
    shipment.packageIds.map((packageId) => ({
      ...{ accountId: shipment.row.accountId, shipmentId: shipment.row.id, packageId },
      live: isInShipment(shipment),
    })),
  );
  await db.insert(schema.shipmentPackages).values(links);
}

/**
 * Seeds a database with the demo warehouse, its two customers and one onboarding token of each state. Does nothing if
 * the warehouse exists.
 * @param tellsNews whether the newest of what happened is recorded as events, so that the portal sends messages of it
 * @returns whether anything was stored.
 */
export async function seedDemo(
  db: Database,
  { clock, tellsNews = false }: { clock: () => Date; tellsNews?: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(schema.warehouses)
      .values(demoWarehouse)
      .onConflictDoNothing()
      .returning({ id: schema.warehouses.id });
    if (!stored) return false;
    const now = clock();
    const calendar = createCalendar(now);
    const rateSet = { id: demoRateSet, warehouseId: demoWarehouse.id, rates: exampleRates, createdAt: now };
    await addRateSet(tx, rateSet);
    const since = calendar.at(-100, 12 * 60, demoWarehouse.timeZone);
    for (const account of Object.values(demoAccounts)) {
      const times = { termsAcceptedAt: since, createdAt: since, updatedAt: since };
      await tx.insert(schema.accounts).values({ ...account, ...times });
    }
    await tx.insert(schema.onboardingTokens).values(onboardingRows(calendar));
    const data = buildDemoData(now);
    for (const parcel of data.packages) await storePackage(tx, parcel);
    await storeInvoices(tx, data, now);
    await storeShipments(tx, data);
    const { events, rows } = demoNotifications(data, calendar, tellsNews ? now : undefined);
    await tx.insert(schema.notifications).values(rows);
    await recordEvents(tx, events, now);
    return true;
  });
}
