import type { Posting } from '@/server/database/repositories/ledger/post';
import type { CreditNoteRow } from '@/server/database/repositories/billing/credit-notes';
import type { InvoiceRow } from '@/server/database/repositories/operators/operators-invoices';
import { dueAccountOf } from './invoice-postings';
import { headOf } from './posting-head';

type Note = Pick<
  CreditNoteRow,
  'id' | 'accountId' | 'warehouseId' | 'currency' | 'invoiceId' | 'subtotal' | 'total'
>;

/** The posting of a credit note: what it takes back of an invoice's charges. @param invoice as it was before */
export function credited(note: Note, invoice: Pick<InvoiceRow, 'status'>, at: Date): Posting {
  const { invoiceId, subtotal, total } = note;
  return {
    ...headOf(note, at),
    kind: 'credit_note_issued',
    cause: `${note.id} issued`,
    entries: [
      { ledgerAccount: 'revenue', debit: subtotal, invoiceId },
      { ledgerAccount: 'tax', debit: total - subtotal, invoiceId },
      { ledgerAccount: dueAccountOf(invoice.status), debit: -total, invoiceId },
    ],
  };
}
