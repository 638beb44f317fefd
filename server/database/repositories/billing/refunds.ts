import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Refund } from '@/lib/domain/billing/refund';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';

const { refunds } = schema;

export type RefundRow = typeof refunds.$inferSelect;

/** The refunds of payments, oldest first. */
export async function refundsOf(db: Database, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.refundedAt), asc(refunds.id));
}

/** The refunds of payments that are under way. */
export async function pendingRefundsOf(db: Database, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), eq(refunds.status, 'pending')));
}

/** A refund by its id. */
export async function readRefund(db: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
  return row;
}

/** A refund as its customer sees it. */
export function toRefund({ id, status, amount, currency, ...row }: RefundRow): Complete<Refund> {
  return {
    id,
    status,
    amount: { amount, currency },
    reason: row.reason ?? undefined,
    refundedAt: row.refundedAt.toISOString(),
    failedAt: row.failedAt?.toISOString(),
  };
}
