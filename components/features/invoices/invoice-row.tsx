import Link from 'next/link';
import { memo } from 'react';
import { Tag } from '@/components/ui/display/tag';
import type { InvoiceSummary } from '@/lib/domain/billing/invoice';
import { invoiceTags } from '@/lib/i18n/invoice-words';
import { formatDate, formatMoney } from '@/lib/format';
import css from './invoice-row.module.css';

/** One invoice: a line of columns where there is space, else amounts beside number and status. */
export const InvoiceRow = memo(function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { displayStatus, packageCount, amountDue } = invoice;
  const tag = invoiceTags[displayStatus];
  return (
    <li className={`${css.row} relative px-4 py-3 hover:bg-card-hover md:px-6`}>
      <div className={css.number}>
        <Link
          href={`/invoices/${invoice.id}`}
          prefetch={false}
          className="covers wrap-anywhere font-medium text-strong"
        >
          {invoice.number}
        </Link>
        {packageCount > 0 && (
          <p className={`${css.packages} text-muted`}>
            {packageCount} {packageCount === 1 ? 'package' : 'packages'}
          </p>
        )}
      </div>
      <div className={css.tag}>
        <Tag tone={tag.tone} icon={tag.icon}>
          {tag.label}
        </Tag>
      </div>
      <p className={`${css.dates} text-muted`}>
        <span>
          <span className={css.word}>Issued </span>
          {formatDate(invoice.issueDate)}
        </span>
        <span>
          <span className={css.word}>Due </span>
          {formatDate(invoice.dueDate)}
        </span>
      </p>
      <p className={css.total}>
        <span className="sr-only">Total </span>
        {formatMoney(invoice.total)}
      </p>
      <p className={css.due} data-testid="due">
        {amountDue.amount > 0 ? (
          <>
            <span className={css.word}>Due </span>
            <span className="font-semibold text-strong">{formatMoney(amountDue)}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true" className={`${css.nothing} text-muted`}>
              –
            </span>
            <span className="sr-only">Nothing due</span>
          </>
        )}
      </p>
    </li>
  );
});
