import Link from 'next/link';
import { paymentHref } from '@/components/shared/sections/payment-href';
import type { Statement, StatementEntry } from '@/lib/domain/billing/statement';
import { entryName } from '@/lib/i18n/statement-words';
import { formatDate, formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

const figure = 'py-3 ps-4 text-end align-top tabular-nums md:ps-6';
const heading = 'pb-2 ps-4 text-end text-xs font-medium text-muted md:ps-6';
const wide = 'hidden md:table-cell';

/** The page of an entry's invoice or payment, if there is one. */
function hrefOf({ invoiceId, paymentId }: StatementEntry, hasPayments: boolean): string | undefined {
  if (invoiceId !== undefined) return `/invoices/${encodeURIComponent(invoiceId)}`;
  return paymentId !== undefined && hasPayments ? paymentHref(paymentId) : undefined;
}

function Named({ entry, hasPayments }: { entry: StatementEntry; hasPayments: boolean }) {
  const name = entryName(entry);
  const href = hrefOf(entry, hasPayments);
  if (href === undefined) return <span className="wrap-anywhere text-strong">{name}</span>;
  return (
    <Link href={href} prefetch={false} className="link wrap-anywhere">
      {name}
    </Link>
  );
}

interface StatementEntriesProps {
  statement: Statement;
  /** Whether payments have pages. */
  hasPayments: boolean;
}

/**
 * The period's entries day by day, with the balance after each; on a phone one column has the signed amount and below it
 * the balance.
 */
export function StatementEntries({ statement, hasPayments }: StatementEntriesProps) {
  const { from, to, opening, entries, closing, currency } = statement;
  const money = (amount: number) => formatMoney({ amount, currency });
  const balanceRow = (term: string, day: string, amount: number, name: string) => (
    <tr className="font-medium text-strong">
      <th scope="row" className="wrap-anywhere py-3 text-start font-medium">
        {term}
        <span className="block font-normal text-muted md:hidden">{formatDate(day)}</span>
      </th>
      <td className={`${wide} py-3 font-normal text-muted`}>{formatDate(day)}</td>
      <td className={wide} />
      <td className={figure}>
        <span className="md:hidden">{money(amount)}</span>
      </td>
      <td data-testid={name} className={`${figure} ${wide}`}>
        {money(amount)}
      </td>
    </tr>
  );
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">
        {text('invoicesPage.entries.caption', { from: formatDate(from), to: formatDate(to) })}
      </caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-start text-xs font-medium text-muted">
            {text('invoicesPage.entries.entry')}
          </th>
          <th scope="col" className={`${wide} pb-2 text-start text-xs font-medium text-muted`}>
            {text('invoicesPage.entries.date')}
          </th>
          <th scope="col" className={`${heading} ${wide}`}>
            {text('invoicesPage.entries.charged')}
          </th>
          <th scope="col" className={heading}>
            <span className="md:hidden">
              {text('invoicesPage.entries.amount')}
              <span className="block font-normal">{text('invoicesPage.entries.balance')}</span>
            </span>
            <span className="max-md:hidden">{text('invoicesPage.entries.paid')}</span>
          </th>
          <th scope="col" className={`${heading} ${wide}`}>
            {text('invoicesPage.entries.balance')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {balanceRow(text('invoicesPage.entries.opening'), from, opening, 'opening')}
        {entries.map((entry, index) => (
          <tr key={index}>
            <td className="py-3 align-top">
              <Named entry={entry} hasPayments={hasPayments} />
              <span className="block text-muted md:hidden">{formatDate(entry.date)}</span>
            </td>
            <td className={`${wide} whitespace-nowrap py-3 align-top text-muted`}>
              {formatDate(entry.date)}
            </td>
            <td data-testid="debit" className={`${figure} ${wide}`}>
              {entry.debit > 0 && money(entry.debit)}
            </td>
            <td className={figure}>
              <span className="md:hidden">
                {money(entry.debit - entry.credit)}
                <span className="block text-muted">{money(entry.balance)}</span>
              </span>
              <span data-testid="credit" className="max-md:hidden">
                {entry.credit > 0 && money(entry.credit)}
              </span>
            </td>
            <td data-testid="balance" className={`${figure} ${wide}`}>
              {money(entry.balance)}
            </td>
          </tr>
        ))}
        {balanceRow(text('invoicesPage.entries.closing'), to, closing, 'closing')}
      </tbody>
    </table>
  );
}
