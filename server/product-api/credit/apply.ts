import { payableOf } from '@/lib/domain/billing/invoice-status';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import type { NewEvent } from '@/server/database/repositories/events/record-events';
import {
  savePayments,
  type InvoiceRow,
  type PaymentRow,
} from '@/server/database/repositories/operators/operators-invoices';
import { lockCredit } from '@/server/database/repositories/payments/credit';
import { booked, creditIn, putOn } from '../ledger/booked';
import { creditApplied } from '../ledger/payment-postings';
import { storeBooked } from '../ledger/store-booked';
import { goOnPaid } from '../shipments/paid';

/** A locked invoice, and how much of it credit may pay. */
interface CreditTarget {
  invoice: InvoiceRow;
  /** Minor units. */
  most: number;
}

interface Owner {
  accountId: string;
  warehouseId: string;
  currency: string;
}

/** What a payment's credit pays. */
interface Share {
  payment: PaymentRow;
  parts: { invoice: InvoiceRow; amount: number }[];
}

/** The credit of payments, spread over invoices in the order of both. */
function sharesOf(payments: readonly PaymentRow[], targets: readonly CreditTarget[]): Share[] {
  const wanted = targets.map(({ invoice, most }) => ({ invoice, left: Math.min(most, payableOf(invoice)) }));
  return payments.flatMap((payment) => {
    let left = creditIn(payment);
    const parts = wanted.flatMap((target) => {
      const amount = Math.min(left, target.left);
      left -= amount;
      target.left -= amount;
      return amount > 0 ? [{ invoice: target.invoice, amount }] : [];
    });
    return parts.length > 0 ? [{ payment, parts }] : [];
  });
}

/** What shares come to by invoice, in minor units. */
function sumsOf(shares: readonly Share[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { invoice, amount } of shares.flatMap(({ parts }) => parts)) {
    sums.set(invoice.id, (sums.get(invoice.id) ?? 0) + amount);
  }
  return sums;
}

/**
 * Puts a customer's credit on invoices in their order, as far as it goes: of the payment first that came first. In the
 * transaction of the caller, with the account locked; the invoices are in the one currency.
 * @returns what was put on each invoice that got some, in minor units
 */
export async function applyCreditTo(
  tx: Database,
  { accountId, warehouseId, currency }: Owner,
  targets: readonly CreditTarget[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const shares = sharesOf(await lockCredit(tx, { accountId, currency }), targets);
  const applied = sumsOf(shares);
  if (applied.size === 0) return applied;

  const application = { applicationId: newId('cra'), at: now };
  const postings = shares.map(({ payment, parts }) =>
    creditApplied({ ...payment, warehouseId }, parts, application),
  );
  const payments = shares.map(({ payment, parts }) =>
    putOn(
      payment,
      parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount })),
    ),
  );
  const invoices = targets.flatMap(({ invoice }) => {
    const paid = applied.get(invoice.id);
    return paid === undefined ? [] : [booked(invoice, { paid }, now)];
  });
  const of = { accountId, warehouseId };
  const events = [
    ...[...applied].map(([subjectId, amount]): NewEvent => {
      return { kind: 'invoice.credit_applied', data: { amount, currency }, ...of, subjectId };
    }),
    ...payments.map(({ id: subjectId }): NewEvent => {
      return { kind: 'payment.changed', data: {}, ...of, subjectId };
    }),
  ];
  await savePayments(tx, { made: [], changed: payments });
  await storeBooked(tx, { invoices, postings, events }, now);
  await goOnPaid(tx, invoices, now);
  return applied;
}
