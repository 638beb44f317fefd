import type { ReactNode } from 'react';
import type { InvoiceLine } from '@/lib/domain/billing/invoice';
import { quantityInWords, reasonsOfLine } from '@/lib/i18n/line-words';
import { formatMoney, type UnitSystem } from '@/lib/format';
import { text } from '@/lib/text/text';

const heading = 'whitespace-nowrap pb-2 ps-6 text-end text-xs font-medium text-muted';

interface LineTableProps {
  caption: string;
  lines: readonly InvoiceLine[];
  unitSystem: UnitSystem;
  /** What stands below a line's description. */
  below?: (line: InvoiceLine) => ReactNode;
}

/** Lines with their reasons; on a phone quantity and price are in the text under the description. */
export function LineTable({ caption, lines, unitSystem, below }: LineTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-start text-xs font-medium text-muted">
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
        {lines.map((line, index) => (
          <tr key={index} className="align-top">
            <td className="wrap-anywhere py-3">
              <p dir="auto" className="text-strong">
                {line.description}
              </p>
              {below?.(line)}
              {reasonsOfLine(line, unitSystem).map((reason) => (
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
        ))}
      </tbody>
    </table>
  );
}
