import type { Statement } from './statement';

/** An invoice, a credit note or a payment of a statement. */
export interface Paper {
  kind: 'invoice' | 'credit_note' | 'payment';
  id: string;
  number: string;
}

/** What there is a paper of in a statement's period, in its order; of payments where there are receipts. */
export const papersOf = ({ entries }: Pick<Statement, 'entries'>, hasReceipts: boolean): Paper[] =>
  entries.flatMap(({ type, invoiceId, creditNoteId, paymentId, number }): Paper[] => {
    if (type === 'invoice' && invoiceId !== undefined) return [{ kind: 'invoice', id: invoiceId, number }];
    if (type === 'credit_note' && creditNoteId !== undefined) {
      return [{ kind: 'credit_note', id: creditNoteId, number }];
    }
    if (type === 'payment' && paymentId !== undefined && hasReceipts)
      return [{ kind: 'payment', id: paymentId, number }];
    return [];
  });
