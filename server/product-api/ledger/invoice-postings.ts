import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import type { LedgerAccount } from '@/lib/domain/billing/ledger-account';
import type { Entry, Posting } from '@/server/database/repositories/ledger/post';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { headOf } from './posting-head';

type Invoice = Pick<
  InvoiceRow,
  | 'id'
  | 'accountId'
  | 'warehouseId'
  | 'currency'
  | 'status'
  | 'subtotal'
  | 'total'
  | 'amountPaid'
  | 'amountCredited'
  | 'version'
>;

/** The account of the ledger that has what is due on an invoice. */
export const dueAccountOf = (
  status: InvoiceRow['status'],
): Extract<LedgerAccount, 'receivable' | 'written_off'> =>
  status === 'uncollectible' ? 'written_off' : 'receivable';

/** What an invoice charges, on the account that has its due amount. */
function charges(invoice: Invoice, due: LedgerAccount): Entry[] {
  const { id: invoiceId, subtotal, total } = invoice;
  return [
    { ledgerAccount: due, debit: total, invoiceId },
    { ledgerAccount: 'revenue', debit: -subtotal, invoiceId },
    { ledgerAccount: 'tax', debit: subtotal - total, invoiceId },
  ];
}

const reversed = (entries: readonly Entry[]) => entries.map((entry) => ({ ...entry, debit: -entry.debit }));

/** The posting of an invoice that is out. @param at when it was issued */
export const issued = (invoice: Invoice, at: Date): Posting => ({
  ...headOf(invoice, at),
  kind: 'invoice_issued',
  cause: `${invoice.id} issued`,
  entries: charges(invoice, 'receivable'),
});

/** The posting that takes an invoice back on which nothing is paid. @param before its status so far */
export const voided = (invoice: Invoice, before: InvoiceRow['status'], at: Date): Posting => ({
  ...headOf(invoice, at),
  kind: 'invoice_voided',
  cause: `${invoice.id} voided`,
  entries: reversed(charges(invoice, dueAccountOf(before))),
});

/** An invoice can be written off again when a payment of it is refunded. */
function writtenOff(invoice: Invoice, at: Date): Posting {
  const { id: invoiceId } = invoice;
  const due = amountDueOf(invoice);
  return {
    ...headOf(invoice, at),
    kind: 'invoice_written_off',
    cause: `${invoiceId} written off ${invoice.version}`,
    entries: [
      { ledgerAccount: 'written_off', debit: due, invoiceId },
      { ledgerAccount: 'receivable', debit: -due, invoiceId },
    ],
  };
}

/** What an operator's change of an invoice posts (decision 057). @param before its status so far, of a new one `draft` */
export function postingsOfChange(before: InvoiceRow['status'], after: Invoice, at: Date): Posting[] {
  if (before === after.status) return [];
  if (before === 'draft') return [issued(after, at)];
  if (after.status === 'void') return [voided(after, before, at)];
  return after.status === 'uncollectible' ? [writtenOff(after, at)] : [];
}
