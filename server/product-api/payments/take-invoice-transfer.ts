import type { PaymentIssue } from '@/lib/domain/billing/payment-issue';
import { inFours } from '@/lib/domain/values/check-digits';
import type { Money } from '@/lib/domain/values/common';
import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { savePayments } from '@/server/database/repositories/operators/operators-invoices';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import { noteMessage, notedPayment } from '@/server/database/repositories/payments/provider-messages';
import type { PaymentProvider } from '@/server/payments/provider';
import { PaymentBooking, type BookedPayment } from './booking';

/** Money that came for an invoice, in its currency, without a payment that its customer had begun. */
interface InvoiceTransfer {
  /** The same each time the transfer is told. */
  id: string;
  reference: string;
  money: Money;
  at: Date;
  invoice: { id: string; accountId: string; warehouseId: string };
}

interface Taken {
  outcome: 'booked' | 'known';
  paymentId: string;
  issue?: PaymentIssue;
}

const newPayment = (
  { reference, money, at, invoice: { accountId, warehouseId } }: InvoiceTransfer,
  method: string,
): BookedPayment => {
  const id = newId('pay');
  return {
    id,
    accountId,
    warehouseId,
    operatorReference: id,
    status: 'pending',
    method,
    ...money,
    reference: inFours(reference),
    allocations: [],
    toldAllocations: null,
    amountRefunded: 0,
    amountTakenBack: 0,
    receivedAt: at,
  };
};

/**
 * Books a transfer with the reference that an invoice's paper has, once: it pays what is due of the invoice, and what is
 * beyond that is the customer's credit (decision 067).
 */
export async function takeInvoiceTransfer(
  db: Database,
  { name, method }: Pick<PaymentProvider, 'name' | 'method'>,
  transfer: InvoiceTransfer,
  now: Date,
): Promise<Taken> {
  const { invoice, money, id, at } = transfer;
  const { accountId, warehouseId } = invoice;
  const message = { provider: name, id };
  const taken = await db.transaction(async (tx): Promise<Taken> => {
    await serialiseAccount(tx, accountId);
    const known = await notedPayment(tx, message);
    if (known !== undefined) return { outcome: 'known', paymentId: known };
    const asked = { parts: [{ invoiceId: invoice.id, amount: money.amount }], deposit: 0 };
    const booking = await PaymentBooking.open(
      tx,
      { payment: newPayment(transfer, method), collected: { asked, takenOff: [] } },
      now,
    );
    const wasDue = booking.receive(asked, money.amount, at);
    const { payment } = booking;
    await savePayments(tx, { made: [payment], changed: [] });
    await booking.flush();
    const issue: PaymentIssue | undefined = wasDue ? undefined : { reason: 'nothing_due' };
    const noted = { ...message, paymentId: payment.id, accountId, warehouseId, seenAt: now };
    await noteMessage(tx, { ...noted, issue: issue ?? null });
    return { outcome: 'booked', paymentId: payment.id, ...(issue && { issue }) };
  });
  if (taken.issue) {
    log.warn('payment_issue', { provider: name, paymentId: taken.paymentId, reason: taken.issue.reason });
  }
  return taken;
}
