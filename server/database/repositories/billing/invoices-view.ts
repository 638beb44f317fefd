import type { Invoice, InvoiceSummary, Payment } from '@/lib/domain/billing/invoice';
import { amountDueOf, displayStatusOf } from '@/lib/domain/billing/invoice-status';
import type { Complete } from '@/lib/domain/values/complete';
import type { schema } from '../..';

type InvoiceRow = typeof schema.invoices.$inferSelect;
type PaymentRow = typeof schema.payments.$inferSelect;

type SummaryRow = Pick<
  InvoiceRow,
  'id' | 'number' | 'status' | 'currency' | 'issueDate' | 'dueDate' | 'total' | 'amountPaid'
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
  };
}

/** An invoice as a row of a list. */
export function toInvoiceSummary(
  row: SummaryRow & { packageCount: number },
  today: string,
): Complete<InvoiceSummary> {
  return { ...toHead(row, today), packageCount: row.packageCount };
}

/** A payment from an invoice's view: the part that was allocated to it. */
function toPayment(row: PaymentRow, invoiceId: string): Complete<Payment> {
  const amount = row.allocations
    .filter((allocation) => allocation.invoiceId === invoiceId)
    .reduce((sum, allocation) => sum + allocation.amount, 0);
  const { id, status, method, reference, currency } = row;
  return {
    id,
    status,
    method,
    reference,
    amount: { amount, currency },
    receivedAt: row.receivedAt.toISOString(),
  };
}

interface Relations {
  payments: PaymentRow[];
  packages: Invoice['packages'];
  today: string;
}

/** An invoice with all data of its page. */
export function toInvoice(row: InvoiceRow, { payments, packages, today }: Relations): Complete<Invoice> {
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
    payments: payments.map((payment) => toPayment(payment, row.id)),
    packages,
    notes: row.notes ?? undefined,
  };
}
