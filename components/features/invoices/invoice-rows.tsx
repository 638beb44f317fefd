import type { RefObject } from 'react';
import type { InvoiceSummary } from '@/lib/domain/billing/invoice';
import { InvoiceRow } from './invoice-row';
import css from './invoice-row.module.css';

interface InvoiceRowsProps {
  rows: readonly InvoiceSummary[];
  /** The rows belong to an earlier query; the right ones are loading. */
  stale: boolean;
  ref: RefObject<HTMLUListElement | null>;
}

export function InvoiceRows({ rows, stale, ref }: InvoiceRowsProps) {
  return (
    <div className={css.list}>
      <div
        aria-hidden="true"
        className={`${css.head} gap-x-4 border-b border-line px-4 py-3 text-xs font-medium text-muted md:px-6`}
      >
        <span>Invoice</span>
        <span>Status</span>
        <span>Issued</span>
        <span>Due date</span>
        <span className="text-end">Total</span>
        <span className="text-end">Amount due</span>
      </div>
      <ul
        ref={ref}
        aria-label="Invoices"
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
