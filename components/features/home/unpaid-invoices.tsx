import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Tag } from '@/components/ui/display/tag';
import type { InvoiceSummary } from '@/lib/domain/billing/invoice';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { formatMoney, formatNearDate } from '@/lib/format';
import { text } from '@/lib/text/text';

interface UnpaidInvoicesProps {
  /** The one due first at the start. */
  invoices: InvoiceSummary[];
  total: number;
  /** RFC 3339. */
  now: string;
}

/** Unpaid invoices. */
export function UnpaidInvoices({ invoices, total, now }: UnpaidInvoicesProps) {
  return (
    <Card aria-labelledby="unpaid-heading" padding="none">
      <div className="px-4 pt-4 md:px-6 md:pt-6">
        <CardHeader
          id="unpaid-heading"
          title={text('homePage.unpaid.title')}
          action={
            <Link href="/invoices" prefetch={false} className="link text-sm">
              {total > invoices.length
                ? text('homePage.unpaid.viewAll', { count: total })
                : text('homePage.unpaid.all')}
            </Link>
          }
        />
      </div>
      {invoices.length === 0 && (
        <p className="px-4 pb-4 text-sm text-muted md:px-6 md:pb-6">{text('homePage.unpaid.none')}</p>
      )}
      <ul className="divide-y divide-line text-sm">
        {invoices.map((invoice) => {
          const tag = invoiceTag(invoice.displayStatus);
          return (
            <li
              key={invoice.id}
              className="relative flex items-center justify-between gap-4 px-4 py-3 first:border-t first:border-line hover:bg-card-hover md:px-6"
            >
              <div className="flex min-w-0 flex-col items-start gap-1.5">
                <Link
                  href={`/invoices/${invoice.id}`}
                  prefetch={false}
                  className="covers font-medium text-strong"
                >
                  <bdi>{invoice.number}</bdi>
                </Link>
                <Tag tone={tag.tone} icon={tag.icon}>
                  {tag.label}
                </Tag>
              </div>
              <p className="shrink-0 text-end tabular-nums">
                <span className="block font-semibold text-strong">{formatMoney(invoice.amountDue)}</span>
                <span className="text-muted">
                  {text(
                    invoice.displayStatus === 'past_due' ? 'homePage.unpaid.wasDue' : 'homePage.unpaid.by',
                    { day: formatNearDate(invoice.dueDate, { now }) },
                  )}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
