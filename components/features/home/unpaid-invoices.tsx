import { PayLink } from '@/components/shared/sections/pay-link';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import type { InvoiceSummary } from '@/lib/domain/billing/invoice';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { formatMoney, formatNearDate } from '@/lib/format';
import { text } from '@/lib/text/text';
import { HomeCard } from './home-card';
import { UnpaidItem } from './unpaid-item';

interface UnpaidInvoicesProps {
  /** The one due first at the start. */
  invoices: InvoiceSummary[];
  total: number;
  account: Pick<Account, 'capabilities'>;
  /** RFC 3339. */
  now: string;
}

/** Unpaid invoices. */
export function UnpaidInvoices({ invoices, total, account, now }: UnpaidInvoicesProps) {
  const more = {
    href: '/invoices',
    label:
      total > invoices.length
        ? text('homePage.unpaid.viewAll', { count: total })
        : text('homePage.unpaid.all'),
  };
  return (
    <HomeCard id="unpaid-heading" title={text('homePage.unpaid.title')} more={more} padding="none">
      {invoices.length === 0 && (
        <p className="px-4 pb-4 text-sm text-muted md:px-6 md:pb-6">{text('homePage.unpaid.none')}</p>
      )}
      <ul className="divide-y divide-line text-sm">
        {invoices.map(({ id, number, displayStatus, amountDue, dueDate }) => {
          const { label, tone, icon } = invoiceTag(displayStatus);
          const due = displayStatus === 'past_due' ? 'homePage.unpaid.wasDue' : 'homePage.unpaid.by';
          return (
            <UnpaidItem
              key={id}
              href={`/invoices/${id}`}
              number={number}
              status={label}
              tone={tone}
              icon={icon}
              amount={formatMoney(amountDue)}
              due={text(due, { day: formatNearDate(dueDate, { now }) })}
            />
          );
        })}
      </ul>
      {total > 0 && hasCapability(account, 'payments') && (
        <div className="border-t border-line px-4 py-4 md:px-6">
          <PayLink account={account} />
        </div>
      )}
    </HomeCard>
  );
}
