import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';

/** An invoice after an amount was paid of it, or with a negative one went back. */
export function withPaid(invoice: InvoiceRow, amount: number, now: Date): InvoiceRow {
  const amountPaid = invoice.amountPaid + amount;
  const reopened = invoice.status === 'paid' ? 'open' : invoice.status;
  const status = amountPaid === invoice.total ? 'paid' : reopened;
  return { ...invoice, amountPaid, status, updatedAt: now, version: invoice.version + 1 };
}
