import Link from 'next/link';
import { memo, type ReactNode } from 'react';
import { Tag } from '@/components/ui/display/tag';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import type { ShownInvoice } from './shown-invoice';

/** What only the narrow layout says: the columns have headings. */
const word = (chunks: ReactNode) => <span className="invoice-word">{chunks}</span>;

/** One invoice: a line of columns where there is space, else amounts beside number and status. */
export const InvoiceRow = memo(function InvoiceRow({ invoice }: { invoice: ShownInvoice }) {
  const { id, number, packages, tag, issued, due, total, amountDue } = invoice;
  return (
    <li className="invoice-row relative px-4 py-3 hover:bg-card-hover md:px-6">
      <div className="invoice-number">
        <Link
          href={`/invoices/${id}`}
          prefetch={false}
          className="covers wrap-anywhere font-medium text-strong"
        >
          <bdi>{number}</bdi>
        </Link>
        {packages && <p className="invoice-packages text-muted">{packages}</p>}
      </div>
      <div className="invoice-tag">
        <Tag tone={tag.tone} icon={tag.icon}>
          {tag.label}
        </Tag>
      </div>
      <p className="invoice-dates text-muted">
        <span>{richText('invoices.row.issued', { word, date: issued })}</span>
        <span>{richText('invoices.row.due', { word, date: due })}</span>
      </p>
      <p className="invoice-total">
        {richText('invoices.row.total', {
          amount: total,
          word: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </p>
      <p className="invoice-due" data-testid="due">
        {amountDue ? (
          richText('invoices.row.amountDue', {
            word,
            amount: amountDue,
            strong: (chunks) => <span className="font-semibold text-strong">{chunks}</span>,
          })
        ) : (
          <>
            <span aria-hidden="true" className="invoice-nothing text-muted">
              –
            </span>
            <span className="sr-only">{text('invoices.row.nothingDue')}</span>
          </>
        )}
      </p>
    </li>
  );
});
