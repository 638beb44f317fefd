import type { Invoice, InvoiceSummary, Payment } from '@/lib/domain/billing/invoice';
import { amountDueOf, displayStatusOf } from '@/lib/domain/billing/invoice-status';
import type { Complete } from '@/lib/domain/values/complete';
import type { schema } from '../..';
import { toCreditNote, type CreditNoteRow } from './credit-notes';
import { toRefund, type RefundRow } from './refunds';

type InvoiceRow = typeof schema.invoices.$inferSelect;
type PaymentRow = typeof schema.payments.$inferSelect;

type SummaryRow = Pick<
  InvoiceRow,
  | 'id'
  | 'number'
  | 'status'
  | 'currency'
  | 'issueDate'
  | 'dueDate'
  | 'total'
  | 'amountPaid'
  | 'amountCredited'
>;

function toHead(row: SummaryRow, today: string): Omit<Complete<InvoiceSummary>, 'packageCount'> {
  const { id, number, issueDate, dueDate, currency } = row;
  return {
    id,
    number,
    displayStatus: displayStatusOf(row, today),
    issueDate,
    dueDate,
    total: { amount: row.total, currency },
    amountDue: { amount: amountDueOf(row), currency },
    amountCredited: row.amountCredited > 0 ? { amount: row.amountCredited, currency } : undefined,
  };
}

/** An invoice as a row of a list. */
export function toInvoiceSummary(
  row: SummaryRow & { packageCount: number },
  today: string,
): Complete<InvoiceSummary> {
  return { ...toHead(row, today), packageCount: row.packageCount };
}

const sumOn = (parts: PaymentRow['allocations'], invoiceId: string) =>
  parts.reduce((sum, part) => sum + (part.invoiceId === invoiceId ? part.amount : 0), 0);

/** A payment from an invoice's view: the most that was put on it, and what of that is on it no more. */
function toPayment(row: PaymentRow, invoiceId: string, itsRefunds: readonly RefundRow[]): Complete<Payment> {
  const { id, status, method, reference, currency, allocations, toldAllocations } = row;
  const placed = sumOn(allocations, invoiceId);
  const amount = Math.max(sumOn(toldAllocations ?? allocations, invoiceId), placed);
  const released = status === 'reversed' ? 0 : amount - placed;
  return {
    id,
    status,
    method,
    reference,
    amount: { amount, currency },
    receivedAt: row.receivedAt.toISOString(),
    released: released > 0 ? { amount: released, currency } : undefined,
    refunds: itsRefunds.length > 0 ? itsRefunds.map(toRefund) : undefined,
    takenBack: row.amountTakenBack > 0 ? { amount: row.amountTakenBack, currency } : undefined,
  };
}

interface Relations {
  payments: PaymentRow[];
  /** Of the payments. */
  refunds: RefundRow[];
  creditNotes: CreditNoteRow[];
  packages: Invoice['packages'];
  today: string;
}

/** An invoice with all data of its page. */
export function toInvoice(
  row: InvoiceRow,
  { payments, refunds, creditNotes, packages, today }: Relations,
): Complete<Invoice> {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    ...toHead(row, today),
    currency: row.currency,
    seller: row.seller,
    buyer: row.buyer,
    lines: row.lines,
    subtotal: money(row.subtotal),
    taxes: row.taxes,
    amountPaid: money(row.amountPaid),
    payments: payments
      .map((payment) =>
        toPayment(
          payment,
          row.id,
          refunds.filter(({ paymentId }) => paymentId === payment.id),
        ),
      )
      // Credit that was applied and taken off again has no part on the invoice.
      .filter(({ amount }) => amount.amount > 0),
    packages,
    notes: row.notes ?? undefined,
    creditNotes: creditNotes.length > 0 ? creditNotes.map(toCreditNote) : undefined,
  };
}
