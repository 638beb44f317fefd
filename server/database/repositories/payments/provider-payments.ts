import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { InvoiceRow, PaymentRow } from '../operators/operators-invoices';

const { accounts, invoices, payments, providerPayments } = schema;

export type ProviderPaymentRow = typeof providerPayments.$inferSelect;

/** A payment, and what its provider has of it. */
export interface CollectedPayment {
  payment: PaymentRow;
  collected: ProviderPaymentRow;
}

const collectedPayments = (db: Database) =>
  db
    .select({ payment: payments, collected: providerPayments })
    .from(providerPayments)
    .innerJoin(payments, eq(payments.id, providerPayments.paymentId))
    .$dynamic();

/** Whose payment it is that a provider collects; undefined when there is no such one. */
export async function ownerOfPayment(db: Database, paymentId: string) {
  const [row] = await db
    .select({ accountId: accounts.id, warehouseId: accounts.warehouseId })
    .from(payments)
    .innerJoin(accounts, eq(accounts.id, payments.accountId))
    .innerJoin(
      providerPayments,
      and(eq(providerPayments.accountId, accounts.id), eq(providerPayments.paymentId, payments.id)),
    )
    .where(eq(payments.id, paymentId));
  return row;
}

/** One payment that a provider collects; undefined when the account has none of this id. */
export async function readCollected(
  db: Database,
  accountId: string,
  paymentId: string,
): Promise<CollectedPayment | undefined> {
  const [row] = await collectedPayments(db).where(
    and(eq(providerPayments.accountId, accountId), eq(providerPayments.paymentId, paymentId)),
  );
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockCollected(tx: Database, accountId: string, paymentId: string) {
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.accountId, accountId)))
    .for('update');
  return readCollected(tx, accountId, paymentId);
}

/** What providers have of some payments of accounts, of those that one collects. */
export async function findCollected(
  db: Database,
  { accountIds, paymentIds }: { accountIds: readonly string[]; paymentIds: readonly string[] },
): Promise<ProviderPaymentRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(providerPayments)
    .where(
      and(
        inArray(providerPayments.accountId, [...accountIds]),
        inArray(providerPayments.paymentId, [...paymentIds]),
      ),
    );
}

/** The payments of an account whose provider has told no outcome yet. */
export async function pendingPayments(db: Database, accountId: string): Promise<CollectedPayment[]> {
  return collectedPayments(db).where(
    and(eq(providerPayments.accountId, accountId), eq(payments.status, 'pending')),
  );
}

/** Invoices of an account by id, or all open ones of a currency, the one due first at the start; locked. */
export async function lockPayable(
  tx: Database,
  accountId: string,
  which: { ids: readonly string[] } | { currency: string },
): Promise<InvoiceRow[]> {
  const filter =
    'ids' in which
      ? inArray(invoices.id, [...which.ids])
      : and(eq(invoices.status, 'open'), eq(invoices.currency, which.currency));
  return tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.accountId, accountId), filter))
    .orderBy(asc(invoices.dueDate), asc(invoices.id))
    .for('update');
}

/** Stores a new payment that a provider is to collect. */
export async function addCollected(tx: Database, { payment, collected }: CollectedPayment): Promise<void> {
  await tx.insert(payments).values(payment);
  await tx.insert(providerPayments).values(collected);
}

type Started = Pick<ProviderPaymentRow, 'reference' | 'url' | 'expiresAt' | 'transfer'>;

const ofPayment = ({ accountId, paymentId }: Pick<ProviderPaymentRow, 'accountId' | 'paymentId'>) =>
  and(eq(providerPayments.accountId, accountId), eq(providerPayments.paymentId, paymentId));

/** Notes what a provider calls a payment, unless that is known. `label` is what its customer reads. */
export async function noteStarted(
  db: Database,
  row: ProviderPaymentRow,
  started: Started,
  label: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(providerPayments)
      .set(started)
      .where(and(ofPayment(row), isNull(providerPayments.reference)));
    if (label === undefined) return;
    await tx.update(payments).set({ reference: label }).where(eq(payments.id, row.paymentId));
  });
}

/** Stores what is known of a payment by now. It must be locked. */
export async function saveCollected(tx: Database, { payment, collected }: CollectedPayment): Promise<void> {
  const { facts, charge, takenOff } = collected;
  await tx.update(providerPayments).set({ facts, charge, takenOff }).where(ofPayment(collected));
  const { status, amount, allocations, toldAllocations, amountRefunded, amountTakenBack, receivedAt } =
    payment;
  await tx
    .update(payments)
    .set({ status, amount, allocations, toldAllocations, amountRefunded, amountTakenBack, receivedAt })
    .where(eq(payments.id, payment.id));
}

/** The payment with a provider's reference. */
export async function collectedByReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<CollectedPayment | undefined> {
  const [row] = await collectedPayments(db).where(
    and(eq(providerPayments.provider, provider), eq(providerPayments.reference, reference)),
  );
  return row;
}
