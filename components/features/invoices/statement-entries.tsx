import Link from 'next/link';
import type { Statement, StatementEntry } from '@/lib/domain/billing/statement';
import { entryName } from '@/lib/i18n/statement-words';
import { formatDate, formatMoney, lengthOf } from '@/lib/format';
import { text } from '@/lib/text/text';

const figures = 'py-3 text-end align-top tabular-nums md:ps-6';
/** Amounts up to this many characters fit a phone twice in a row. */
const usual = 12;
const heading = 'pb-2 ps-4 text-end text-xs font-medium text-muted md:ps-6';
const wide = 'hidden md:table-cell';

function Named({ entry }: { entry: StatementEntry }) {
  const name = entryName(entry);
  if (!entry.invoiceId) return <span className="wrap-anywhere text-strong">{name}</span>;
  return (
    <Link href={`/invoices/${entry.invoiceId}`} prefetch={false} className="link wrap-anywhere">
      {name}
    </Link>
  );
}

/**
 * The period's entries day by day, with the balance after each; on a phone one signed amount replaces two
 * columns.
 */
export function StatementEntries({ statement }: { statement: Statement }) {
  const { from, to, opening, entries, closing, currency } = statement;
  const money = (amount: number) => formatMoney({ amount, currency });
  const amounts = [opening, ...entries.flatMap(({ debit, credit, balance }) => [debit, credit, balance])];
  const isLong = amounts.some((amount) => lengthOf(money(amount)) > usual);
  const figure = `${figures} ${isLong ? 'ps-2 max-md:text-xs/5' : 'ps-4 max-[22rem]:ps-2 max-[22rem]:text-xs/5'}`;
  const balanceRow = (term: string, day: string, amount: number, name: string) => (
    <tr className="font-medium text-strong">
      <th scope="row" className="wrap-anywhere py-3 text-start font-medium">
        {term}
        <span className="block font-normal text-muted md:hidden">{formatDate(day)}</span>
      </th>
      <td className={`${wide} py-3 font-normal text-muted`}>{formatDate(day)}</td>
      <td className={wide} />
      <td />
      <td data-testid={name} className={figure}>
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
            <span className="md:hidden">{text('invoicesPage.entries.amount')}</span>
            <span className="max-md:hidden">{text('invoicesPage.entries.paid')}</span>
          </th>
          <th scope="col" className={heading}>
            {text('invoicesPage.entries.balance')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {balanceRow(text('invoicesPage.entries.opening'), from, opening, 'opening')}
        {entries.map((entry, index) => (
          <tr key={index}>
            <td className="py-3 align-top">
              <Named entry={entry} />
              <span className="block text-muted md:hidden">{formatDate(entry.date)}</span>
            </td>
            <td className={`${wide} whitespace-nowrap py-3 align-top text-muted`}>
              {formatDate(entry.date)}
            </td>
            <td data-testid="debit" className={`${figure} ${wide}`}>
              {entry.debit > 0 && money(entry.debit)}
            </td>
            <td className={figure}>
              <span className="md:hidden">{money(entry.debit - entry.credit)}</span>
              <span data-testid="credit" className="max-md:hidden">
                {entry.credit > 0 && money(entry.credit)}
              </span>
            </td>
            <td data-testid="balance" className={figure}>
              {money(entry.balance)}
            </td>
          </tr>
        ))}
        {balanceRow(text('invoicesPage.entries.closing'), to, closing, 'closing')}
      </tbody>
    </table>
  );
}
