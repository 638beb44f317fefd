import type { Posting } from '@/server/database/repositories/ledger/post';
import { issued, voided } from '@/server/product-api/ledger/invoice-postings';
import { allocated, received } from '@/server/product-api/ledger/payment-postings';
import { demoWarehouse } from '../warehouse';
import type { InvoiceRow, PaymentRow } from './rows';

function postingsOfInvoice(row: InvoiceRow, at: Date): Posting[] {
  const invoice = { amountPaid: 0, amountCredited: 0, version: 1, ...row };
  return row.status === 'void' ? [issued(invoice, at), voided(invoice, 'open', at)] : [issued(invoice, at)];
}

function postingsOfPayment(row: PaymentRow): Posting[] {
  if (row.status !== 'succeeded') return [];
  const payment = { ...row, warehouseId: demoWarehouse.id };
  const parts = row.allocations.map(({ invoiceId, amount }) => ({
    invoice: { id: invoiceId, status: 'open' as const },
    amount,
  }));
  return [received(payment, row.receivedAt), allocated(payment, parts, row.receivedAt)];
}

/** What the demo's invoices and payments post to the ledger. */
export const demoPostings = (invoices: readonly InvoiceRow[], payments: readonly PaymentRow[]): Posting[] => [
  ...invoices.flatMap((row) => postingsOfInvoice(row, row.createdAt ?? new Date(row.issueDate))),
  ...payments.flatMap(postingsOfPayment),
];
