import type { Statement } from './statement';

/** An invoice or a credit note of a statement. */
export interface Paper {
  kind: 'invoice' | 'credit_note';
  id: string;
  number: string;
}

/** The invoices and credit notes that a statement's period has, in its order. */
export const papersOf = ({ entries }: Pick<Statement, 'entries'>): Paper[] =>
  entries.flatMap(({ type, invoiceId, creditNoteId, number }): Paper[] => {
    if (type === 'invoice' && invoiceId !== undefined) return [{ kind: 'invoice', id: invoiceId, number }];
    if (type === 'credit_note' && creditNoteId !== undefined) {
      return [{ kind: 'credit_note', id: creditNoteId, number }];
    }
    return [];
  });
