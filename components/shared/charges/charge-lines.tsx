import Link from 'next/link';
import type { Invoice, InvoiceLine } from '@/lib/domain/billing/invoice';
import { quantityInWords, reasonsOfLine } from '@/lib/i18n/line-words';
import { formatMoney, type UnitSystem } from '@/lib/format';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';

const heading = 'whitespace-nowrap pb-2 ps-6 text-end text-xs font-medium text-muted';

interface ChargeLinesProps {
  /** What they are the lines of. */
  caption: string;
  lines: readonly InvoiceLine[];
  /** The packages that lines may be for. */
  packages: Invoice['packages'];
  unitSystem: UnitSystem;
}

/** Charges with their reasons; on a phone quantity and price are in the text under the description. */
export function ChargeLines({ caption, lines, packages, unitSystem }: ChargeLinesProps) {
  const byId = new Map(packages.map((item) => [item.id, item]));
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={'pb-2 text-start text-xs font-medium text-muted'}>
            {text('invoicesPage.lines.description')}
          </th>
          <th scope="col" className={`${heading} hidden md:table-cell`}>
            {text('invoicesPage.lines.quantity')}
          </th>
          <th scope="col" className={`${heading} hidden md:table-cell`}>
            {text('invoicesPage.lines.unitPrice')}
          </th>
          <th scope="col" className={heading}>
            {text('invoicesPage.lines.amount')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line, index) => {
          const item = line.packageId ? byId.get(line.packageId) : undefined;
          const words = reasonsOfLine(line, unitSystem);
          return (
            <tr key={index} className="align-top">
              <td className="wrap-anywhere py-3">
                <p dir="auto" className="text-strong">
                  {line.description}
                </p>
                {item && (
                  <p className="text-muted">
                    {richText('invoicesPage.lines.package', {
                      description: item.description,
                      reference: item.reference,
                      link: (chunks) => (
                        <Link href={`/packages/${item.id}`} prefetch={false} className="link">
                          {chunks}
                        </Link>
                      ),
                      number: (chunks) => <span className="inline-block">{chunks}</span>,
                    })}
                  </p>
                )}
                {words.map((reason) => (
                  <p key={reason} data-testid="reason" className="text-muted">
                    {reason}
                  </p>
                ))}
              </td>
              <td className="wrap-anywhere hidden min-w-24 py-3 ps-6 text-end tabular-nums md:table-cell">
                {quantityInWords(line)}
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
