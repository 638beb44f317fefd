import { and, asc, eq, getTableColumns, gt, gte, lt, sql } from 'drizzle-orm';
import type { RefundStatus } from '@/lib/domain/billing/refund';
import type { OperatorRefund, OperatorRefundPage } from '@/lib/domain/operator/operator-readings';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import type { RefundRow } from '../billing/refunds';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite } from './operators-customers';
import { numbersOf } from './operators-invoices';
import { toParts } from './operators-read-payments';

const { accounts, payments, refunds } = schema;

/** The order of the refunds of a warehouse: by its operator's reference, which stays. */
export const refundOrder = 'refunds';

interface Query {
  reference?: string | undefined;
  paymentReference?: string | undefined;
  suiteNumber?: string | undefined;
  status?: RefundStatus | undefined;
  /** Included. */
  refundedSince?: string | undefined;
  /** Excluded. */
  refundedBefore?: string | undefined;
  after: Cursor | null;
  limit: number;
}

type Row = RefundRow & { suiteNumber: string; paymentReference: string };

function toOperatorRefund(row: Row, numbers: ReadonlyMap<string, string>): Complete<OperatorRefund> {
  const { id, operatorReference, suiteNumber, paymentReference, status, amount, currency, reason } = row;
  return {
    id,
    reference: operatorReference,
    suiteNumber,
    paymentReference,
    status,
    amount,
    currency,
    reason: reason ?? undefined,
    refundedAt: row.refundedAt.toISOString(),
    failedAt: row.failedAt?.toISOString(),
    sentBy: row.provider === null ? 'operator' : 'provider',
    providerReference: row.providerReference ?? undefined,
    failureReason: row.failure ?? undefined,
    allocations: toParts(row.parts, numbers),
  };
}

/** A page of the refunds of a warehouse's payments. */
export async function readOperatorRefunds(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorRefundPage> {
  const { reference, paymentReference, suiteNumber, status, refundedSince, refundedBefore } = query;
  const { after, limit } = query;
  const rows: Row[] = await db
    .select({
      ...getTableColumns(refunds),
      suiteNumber: accounts.suiteNumber,
      paymentReference: sql<string>`${payments.operatorReference}`,
    })
    .from(refunds)
    .innerJoin(accounts, eq(accounts.id, refunds.accountId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(refunds.warehouseId, warehouseId),
        after ? gt(refunds.operatorReference, after.key) : undefined,
        reference === undefined ? undefined : eq(refunds.operatorReference, reference),
        paymentReference === undefined ? undefined : eq(payments.operatorReference, paymentReference),
        suiteNumber === undefined
          ? undefined
          : eq(refunds.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
        status && eq(refunds.status, status),
        refundedSince === undefined ? undefined : gte(refunds.refundedAt, new Date(refundedSince)),
        refundedBefore === undefined ? undefined : lt(refunds.refundedAt, new Date(refundedBefore)),
      ),
    )
    .orderBy(asc(refunds.operatorReference))
    .limit(limit + 1);
  const keyOf = (row: Row) => row.operatorReference;
  const { shown, nextCursor } = cutPage(rows, { limit, sort: refundOrder, keyOf });
  const invoiceIds = shown.flatMap(({ parts }) => parts.map(({ invoiceId }) => invoiceId));
  const numbers = await numbersOf(db, warehouseId, [...new Set(invoiceIds)]);
  return { refunds: shown.map((row) => toOperatorRefund(row, numbers)), nextCursor };
}
