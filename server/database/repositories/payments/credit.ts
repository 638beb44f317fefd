import { and, asc, eq, gt, inArray, isNotNull, sql, type Placeholder } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { PaymentRow } from '../operators/operators-invoices';
import { named } from '../sql/json';

const { accountCredits, accounts, ledgerEntries, ledgerTransactions, payments, warehouses } = schema;

const hasSome = gt(accountCredits.amount, 0);

/** A customer's credit by currency, in minor units, where there is any. For `jsonRows`. */
export const credits = (db: Database, accountId: string | Placeholder) =>
  db
    .select(named({ currency: accountCredits.currency, amount: accountCredits.amount }))
    .from(accountCredits)
    .where(and(eq(accountCredits.accountId, accountId), hasSome))
    .orderBy(asc(accountCredits.currency));

/** The same by itself. */
export const creditOf = (db: Database, accountId: string) =>
  db
    .select({ currency: accountCredits.currency, amount: accountCredits.amount })
    .from(accountCredits)
    .where(and(eq(accountCredits.accountId, accountId), hasSome))
    .orderBy(asc(accountCredits.currency));

/** The payments of a customer of which some is credit in a currency, the oldest first; locked. */
export async function lockCredit(
  tx: Database,
  { accountId, currency }: { accountId: string; currency: string },
): Promise<PaymentRow[]> {
  const placed = sql`(select coalesce(sum((part ->> 'amount')::bigint), 0)
    from jsonb_array_elements(${payments.allocations}) as part)`;
  return tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        eq(payments.status, 'succeeded'),
        eq(payments.currency, currency),
        sql`${payments.amount} - ${payments.amountRefunded} - ${payments.amountTakenBack} > ${placed}`,
      ),
    )
    .orderBy(asc(payments.receivedAt), asc(payments.id))
    .for('update');
}

/** Those of some customers who have credit, and whose warehouse applies it automatically; by currency. */
export async function creditToApply(tx: Database, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  const { accountId, currency } = accountCredits;
  return tx
    .select({ accountId, currency, warehouseId: accounts.warehouseId })
    .from(accountCredits)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .innerJoin(warehouses, eq(warehouses.id, accounts.warehouseId))
    .where(and(inArray(accountId, [...accountIds]), hasSome, eq(warehouses.creditRule, 'automatic')))
    .orderBy(asc(accountId), asc(currency));
}

/** Credit of a payment that was put on an invoice. */
export interface AppliedPart {
  paymentId: string;
  invoiceId: string;
  /** Minor units. */
  amount: number;
  at: Date;
}

/** All credit of a customer that was ever applied, whether it is still there or not; from the ledger. */
export async function appliedCreditOf(db: Database, accountId: string): Promise<AppliedPart[]> {
  const { paymentId, invoiceId, amount } = ledgerEntries;
  const rows = await db
    .select({ paymentId, invoiceId, amount, at: ledgerTransactions.effectiveAt })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, ledgerTransactions.accountId),
        eq(ledgerEntries.transactionId, ledgerTransactions.id),
      ),
    )
    .where(
      and(
        eq(ledgerTransactions.accountId, accountId),
        eq(ledgerTransactions.kind, 'credit_applied'),
        isNotNull(invoiceId),
      ),
    );
  return rows.flatMap((row) =>
    row.paymentId === null || row.invoiceId === null
      ? []
      : [{ ...row, paymentId: row.paymentId, invoiceId: row.invoiceId }],
  );
}
