import type { RefObject } from 'react';
import { text } from '@/lib/text/text';
import { InvoiceRow } from './invoice-row';
import type { ShownInvoice } from './shown-invoice';

interface InvoiceRowsProps {
  rows: readonly ShownInvoice[];
  /** The rows belong to an earlier query; the right ones are loading. */
  stale: boolean;
  ref: RefObject<HTMLUListElement | null>;
}

export function InvoiceRows({ rows, stale, ref }: InvoiceRowsProps) {
  return (
    <div className="invoice-list">
      <div
        aria-hidden="true"
        className="invoice-head gap-x-4 border-b border-line px-4 py-3 text-xs font-medium text-muted md:px-6"
      >
        <span>{text('invoices.column.number')}</span>
        <span>{text('invoices.column.status')}</span>
        <span>{text('invoices.column.issued')}</span>
        <span>{text('invoices.column.dueDate')}</span>
        <span className="text-end">{text('invoices.column.total')}</span>
        <span className="text-end">{text('invoices.column.amountDue')}</span>
      </div>
      <ul
        ref={ref}
        aria-label={text('invoices.list.rows')}
        aria-busy={stale}
        className="divide-y divide-line transition-opacity aria-busy:opacity-60"
      >
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </div>
  );
}
