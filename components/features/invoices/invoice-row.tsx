import Link from 'next/link';
import { memo, type ReactNode } from 'react';
import { Tag } from '@/components/ui/display/tag';
import type { InvoiceSummary } from '@/lib/domain/billing/invoice';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { formatDate, formatMoney } from '@/lib/format';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';

/** What only the narrow layout says: the columns have headings. */
const word = (chunks: ReactNode) => <span className="invoice-word">{chunks}</span>;

/** One invoice: a line of columns where there is space, else amounts beside number and status. */
export const InvoiceRow = memo(function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { displayStatus, packageCount, amountDue } = invoice;
  const tag = invoiceTag(displayStatus);
  return (
    <li className="invoice-row relative px-4 py-3 hover:bg-card-hover md:px-6">
      <div className="invoice-number">
        <Link
          href={`/invoices/${invoice.id}`}
          prefetch={false}
          className="covers wrap-anywhere font-medium text-strong"
        >
          <bdi>{invoice.number}</bdi>
        </Link>
        {packageCount > 0 && (
          <p className="invoice-packages text-muted">
            {text('invoices.row.packages', { count: packageCount })}
          </p>
        )}
      </div>
      <div className="invoice-tag">
        <Tag tone={tag.tone} icon={tag.icon}>
          {tag.label}
        </Tag>
      </div>
      <p className="invoice-dates text-muted">
        <span>{richText('invoices.row.issued', { word, date: formatDate(invoice.issueDate) })}</span>
        <span>{richText('invoices.row.due', { word, date: formatDate(invoice.dueDate) })}</span>
      </p>
      <p className="invoice-total">
        {richText('invoices.row.total', {
          amount: formatMoney(invoice.total),
          word: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </p>
      <p className="invoice-due" data-testid="due">
        {amountDue.amount > 0 ? (
          richText('invoices.row.amountDue', {
            word,
            amount: formatMoney(amountDue),
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
