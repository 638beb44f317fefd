import { and, asc, eq, getTableColumns, gt, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { OperatorPayment, OperatorPaymentPage } from '@/lib/domain/operator/operator-readings';
import type { PaymentStatus } from '@/lib/domain/billing/invoice';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite } from './operators-customers';
import { numbersOf, type PaymentRow } from './operators-invoices';

const { accounts, payments } = schema;

/** The order of the payments of a warehouse: by its operator's reference, which stays. */
export const paymentOrder = 'payments';

interface Query {
  reference?: string | undefined;
  suiteNumber?: string | undefined;
  status?: PaymentStatus | undefined;
  /** Included. */
  receivedSince?: string | undefined;
  /** Excluded. */
  receivedBefore?: string | undefined;
  after: Cursor | null;
  limit: number;
}

type Row = Omit<PaymentRow, 'operatorReference'> & { operatorReference: string; suiteNumber: string };

/** Parts of a payment that are above 0, by the numbers of their invoices. */
export const toParts = (parts: PaymentRow['allocations'], numbers: ReadonlyMap<string, string>) =>
  parts.flatMap(({ invoiceId, amount }) => {
    const invoiceNumber = numbers.get(invoiceId);
    return invoiceNumber === undefined || amount === 0 ? [] : { invoiceNumber, amount };
  });

function toOperatorPayment(row: Row, numbers: ReadonlyMap<string, string>): Complete<OperatorPayment> {
  const { id, operatorReference, suiteNumber, status, method, reference, amount, currency } = row;
  return {
    id,
    reference: operatorReference,
    suiteNumber,
    status,
    method,
    label: reference,
    amount,
    currency,
    receivedAt: row.receivedAt.toISOString(),
    allocations: toParts(row.allocations, numbers),
    amountRefunded: row.amountRefunded,
    amountTakenBack: row.amountTakenBack,
  };
}

const rowsWhere = (db: Database, filter: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(payments),
      operatorReference: sql<string>`${payments.operatorReference}`,
      suiteNumber: accounts.suiteNumber,
    })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .where(and(isNotNull(payments.operatorReference), filter));

/** Payments with the numbers of their invoices. */
async function toOperatorPayments(
  db: Database,
  warehouseId: string,
  rows: Row[],
): Promise<OperatorPayment[]> {
  const invoiceIds = rows.flatMap(({ allocations }) => allocations.map(({ invoiceId }) => invoiceId));
  const numbers = await numbersOf(db, warehouseId, [...new Set(invoiceIds)]);
  return rows.map((row) => toOperatorPayment(row, numbers));
}

/** A page of the payments that a warehouse's operator has told of. */
export async function readOperatorPayments(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorPaymentPage> {
  const { reference, suiteNumber, status, receivedSince, receivedBefore, after, limit } = query;
  const filter = and(
    eq(payments.warehouseId, warehouseId),
    after ? gt(payments.operatorReference, after.key) : undefined,
    reference === undefined ? undefined : eq(payments.operatorReference, reference),
    suiteNumber === undefined
      ? undefined
      : eq(payments.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
    status && eq(payments.status, status),
    receivedSince === undefined ? undefined : gte(payments.receivedAt, new Date(receivedSince)),
    receivedBefore === undefined ? undefined : lt(payments.receivedAt, new Date(receivedBefore)),
  );
  const rows: Row[] = await rowsWhere(db, filter)
    .orderBy(asc(payments.operatorReference))
    .limit(limit + 1);
  const keyOf = (row: Row) => row.operatorReference;
  const { shown, nextCursor } = cutPage(rows, { limit, sort: paymentOrder, keyOf });
  return { payments: await toOperatorPayments(db, warehouseId, shown), nextCursor };
}

/** Payments that a warehouse's operator has told of, by their ids. */
export async function operatorPaymentsOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<OperatorPayment[]> {
  const filter = and(eq(payments.warehouseId, warehouseId), inArray(payments.id, [...ids]));
  return toOperatorPayments(db, warehouseId, await rowsWhere(db, filter));
}
