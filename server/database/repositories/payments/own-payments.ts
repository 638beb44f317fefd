import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { refundsOf, type RefundRow } from '../billing/refunds';
import type { PaymentRow } from '../operators/operators-invoices';
import { cutPage, type Cursor } from '../sql/cursor';
import type { ProviderPaymentRow } from './provider-payments';

const { invoices, outboundShipments, payments, providerPayments } = schema;

/** The only sort order of payments, as named in cursors. */
export const paymentSort = 'newest';

/** A payment; with what its provider has of it, if one collects it; its refunds, and its invoices' numbers by id. */
export interface OwnPaymentRow {
  payment: PaymentRow;
  collected: ProviderPaymentRow | null;
  refunds: readonly RefundRow[];
  numbers: ReadonlyMap<string, string>;
  /** The shipments that its invoices are of, where one payment is read. */
  shipmentIds?: readonly string[];
}

const withProvider = (db: Database) =>
  db
    .select({ payment: payments, collected: providerPayments })
    .from(payments)
    .leftJoin(
      providerPayments,
      and(eq(providerPayments.accountId, payments.accountId), eq(providerPayments.paymentId, payments.id)),
    )
    .$dynamic();

async function completed(
  db: Database,
  rows: readonly Pick<OwnPaymentRow, 'payment' | 'collected'>[],
): Promise<OwnPaymentRow[]> {
  const ids = rows.flatMap(({ payment }) => payment.allocations.map(({ invoiceId }) => invoiceId));
  const [found, refunds] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select({ id: invoices.id, number: invoices.number })
          .from(invoices)
          .where(inArray(invoices.id, [...new Set(ids)])),
    refundsOf(
      db,
      rows.map(({ payment }) => payment.id),
    ),
  ]);
  const numbers = new Map(found.map(({ id, number }) => [id, number]));
  return rows.map((row) => ({
    ...row,
    numbers,
    refunds: refunds.filter(({ paymentId }) => paymentId === row.payment.id),
  }));
}

/** A page of an account's payments, newest first. */
export async function listOwnPayments(
  db: Database,
  accountId: string,
  { after, limit }: { after: Cursor | null; limit: number },
) {
  const own = eq(payments.accountId, accountId);
  const older =
    after && sql`(${payments.receivedAt}, ${payments.id}) < (${after.key}::timestamptz, ${after.id})`;
  const rows = await withProvider(db)
    .where(and(own, older ?? undefined))
    .orderBy(desc(payments.receivedAt), desc(payments.id))
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(
    rows.map((row) => ({ ...row, id: row.payment.id })),
    { sort: paymentSort, limit, keyOf: ({ payment }) => payment.receivedAt.toISOString() },
  );
  return { rows: await completed(db, shown), total: await db.$count(payments, own), nextCursor };
}

/** The shipments of an account that invoices are of. */
async function shipmentsOf(db: Database, accountId: string, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  const { id, invoiceId, createdAt } = outboundShipments;
  const found = await db
    .select({ id })
    .from(outboundShipments)
    .where(and(eq(outboundShipments.accountId, accountId), inArray(invoiceId, [...invoiceIds])))
    .orderBy(createdAt, id);
  return found.map((row) => row.id);
}

/** One payment of an account, or undefined. */
export async function readOwnPayment(
  db: Database,
  accountId: string,
  id: string,
): Promise<OwnPaymentRow | undefined> {
  const rows = await withProvider(db).where(and(eq(payments.accountId, accountId), eq(payments.id, id)));
  const [row] = await completed(db, rows);
  if (!row) return undefined;
  const ids = row.payment.allocations.map(({ invoiceId }) => invoiceId);
  return { ...row, shipmentIds: await shipmentsOf(db, accountId, ids) };
}

/** The seller and buyer of the first of an account's invoices, or undefined where there is none of them. */
export async function partiesOf(db: Database, accountId: string, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return undefined;
  const { id, seller, buyer, issueDate } = invoices;
  const [first] = await db
    .select({ seller, buyer })
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), inArray(id, [...invoiceIds])))
    .orderBy(issueDate, id)
    .limit(1);
  return first;
}
