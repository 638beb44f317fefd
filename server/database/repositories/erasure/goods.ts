import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { schema, type Database } from '../..';

const {
  invoicePackages,
  invoices,
  merchantCounts,
  outboundShipments,
  packageLegs,
  packages,
  quotes,
  trackingEvents,
} = schema;

/** The packages that invoices name: an invoice goes on saying what it is for. */
const onInvoices = (db: Database, accountId: string) =>
  db
    .select({ id: invoicePackages.packageId })
    .from(invoicePackages)
    .innerJoin(invoices, eq(invoices.id, invoicePackages.invoiceId))
    .where(eq(invoices.accountId, accountId));

/** Of a package, all but the warehouse's measures, states and reference: the rest tells what somebody has bought. */
const withoutPerson = {
  onHold: null,
  description: '',
  nickname: null,
  merchant: null,
  inbound: null,
  outbound: null,
  condition: null,
  contents: [],
  declaredValue: null,
  declarationStatus: 'missing' as const,
  photos: [],
  nextAction: null,
  answers: [],
  lastEvent: null,
  searchText: sql`lower(${packages.reference})`,
} satisfies PgUpdateSetSource<typeof packages>;

async function photosOf(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ photos: packages.photos })
    .from(packages)
    .where(and(eq(packages.accountId, accountId), sql`${packages.photos} <> '[]'::jsonb`));
  return rows.flatMap(({ photos }) => photos.map(({ url }) => url));
}

/** Takes a customer's packages, shipments and quotes away. Packages on invoices stay without what tells of the customer. */
export async function eraseGoods(tx: Database, accountId: string, now: Date) {
  const photos = await photosOf(tx, accountId);
  const shipments = await tx
    .delete(outboundShipments)
    .where(eq(outboundShipments.accountId, accountId))
    .returning({ id: outboundShipments.id });
  await tx.delete(quotes).where(eq(quotes.accountId, accountId));
  const own = eq(packages.accountId, accountId);
  const gone = await tx
    .delete(packages)
    .where(and(own, notInArray(packages.id, onInvoices(tx, accountId))))
    .returning({ id: packages.id });
  await tx.delete(packageLegs).where(eq(packageLegs.accountId, accountId));
  const kept = await tx
    .update(packages)
    .set({ ...withoutPerson, updatedAt: now, version: sql`${packages.version} + 1` })
    .where(own)
    .returning({ id: packages.id });
  const keptIds = kept.map(({ id }) => id);
  await tx.delete(trackingEvents).where(inArray(trackingEvents.packageId, keptIds));
  await tx.delete(merchantCounts).where(eq(merchantCounts.accountId, accountId));
  return { photos, shipments: shipments.length, packages: gone.length, keptPackages: kept.length };
}
