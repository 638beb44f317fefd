import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { cancelObstacle } from '@/lib/domain/package/answering';
import { liveShipmentStatuses } from '@/lib/domain/shipment/shipment-status';
import { schema, type Database } from '../..';
import { creditOf } from '../payments/credit';

const { invoices, outboundShipments, packages, payments, refunds } = schema;

/** The packages of an account that have no end, by reference; without those that are no more than announced. */
async function packagesUnderWay(db: Database, accountId: string): Promise<string[]> {
  const { reference, status, claimed, inbound } = packages;
  const rows = await db
    .select({ reference, status, claimed, inbound })
    .from(packages)
    .where(and(eq(packages.accountId, accountId), ne(packages.group, 'done')))
    .orderBy(asc(reference));
  return rows
    .filter((row) => cancelObstacle({ ...row, inbound: row.inbound ?? undefined }) !== undefined)
    .map((row) => row.reference);
}

/** What a customer and the warehouse still have to do with each other, by what operators call it. */
export async function readUnderWay(db: Database, accountId: string) {
  const shipments = await db
    .select({ id: outboundShipments.id })
    .from(outboundShipments)
    .where(
      and(
        eq(outboundShipments.accountId, accountId),
        inArray(outboundShipments.status, liveShipmentStatuses),
      ),
    )
    .orderBy(asc(outboundShipments.id));
  const open = await db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), inArray(invoices.status, ['draft', 'open'])))
    .orderBy(asc(invoices.number));
  const pending = await db
    .select({ name: sql<string>`coalesce(${payments.operatorReference}, ${payments.id})` })
    .from(payments)
    .where(and(eq(payments.accountId, accountId), eq(payments.status, 'pending')))
    .orderBy(asc(payments.id));
  const sending = await db
    .select({ name: refunds.operatorReference })
    .from(refunds)
    .where(and(eq(refunds.accountId, accountId), eq(refunds.status, 'pending')))
    .orderBy(asc(refunds.id));
  return {
    packages: await packagesUnderWay(db, accountId),
    shipments: shipments.map(({ id }) => id),
    invoices: open.map(({ number }) => number),
    payments: pending.map(({ name }) => name),
    refunds: sending.map(({ name }) => name),
    credit: await creditOf(db, accountId),
  };
}

export type UnderWay = Awaited<ReturnType<typeof readUnderWay>>;
