import Link from 'next/link';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { sumInWords } from '@/lib/i18n/invoice-words';
import { reasonOf } from '@/lib/i18n/reason-words';
import { formatMoney, formatQuantity, type UnitSystem } from '@/lib/format';

const heading = 'whitespace-nowrap pb-2 ps-6 text-end text-xs font-medium text-muted';

/** The lines with their reasons; on a phone quantity and price are in the text under the description. */
export function InvoiceLines({ invoice, unitSystem }: { invoice: Invoice; unitSystem: UnitSystem }) {
  const packages = new Map(invoice.packages.map((item) => [item.id, item]));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Lines of invoice {invoice.number}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={'pb-2 text-start text-xs font-medium text-muted'}>
            Description
          </th>
          <th scope="col" className={`${heading} hidden md:table-cell`}>
            Quantity
          </th>
          <th scope="col" className={`${heading} hidden md:table-cell`}>
            Unit price
          </th>
          <th scope="col" className={heading}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {invoice.lines.map((line, index) => {
          const item = line.packageId ? packages.get(line.packageId) : undefined;
          const words = [sumInWords(line), reasonOf(line.calc, unitSystem)].filter(
            (text) => text !== undefined,
          );
          return (
            <tr key={index} className="align-top">
              <td className="wrap-anywhere py-3">
                <p className="text-strong">{line.description}</p>
                {item && (
                  <p className="text-muted">
                    <Link href={`/packages/${item.id}`} prefetch={false} className="link">
                      {item.description}
                    </Link>
                    , {item.reference}
                  </p>
                )}
                {words.map((text) => (
                  <p key={text} data-testid="reason" className="text-muted">
                    {text}
                  </p>
                ))}
              </td>
              <td className="wrap-anywhere hidden min-w-24 py-3 ps-6 text-end tabular-nums md:table-cell">
                {formatQuantity(line.quantity, line.unit, 3)}
              </td>
              <td className="hidden py-3 ps-6 text-end tabular-nums md:table-cell">
                {formatMoney(line.unitPrice)}
              </td>
              <td data-testid="line" className="py-3 ps-6 text-end tabular-nums text-strong">
                {formatMoney(line.amount)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
