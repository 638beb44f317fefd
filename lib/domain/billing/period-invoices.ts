import type { Statement } from './statement';

/** The invoices that a statement's period has, in its order. */
export const invoicesOf = ({ entries }: Pick<Statement, 'entries'>): { id: string; number: string }[] =>
  entries.flatMap(({ type, invoiceId, number }) =>
    type === 'invoice' && invoiceId !== undefined ? [{ id: invoiceId, number }] : [],
  );
