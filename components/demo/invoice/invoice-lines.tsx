import { formatMoney, formatQuantity } from '@/lib/format';
import { amountOf, type BillLine } from './invoice';

const money = (amount: number) => formatMoney({ amount, currency: 'USD' });
const heading = 'whitespace-nowrap pb-2 ps-6 text-end text-xs font-medium text-muted';
const wide = 'hidden md:table-cell print:table-cell';

/** The lines with their reasons; on a phone quantity and price are under the title. */
export function InvoiceLines({ lines }: { lines: readonly BillLine[] }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Lines of the invoice</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="pb-2 text-start text-xs font-medium text-muted">
            Description
          </th>
          <th scope="col" className={`${heading} ${wide}`}>
            Quantity
          </th>
          <th scope="col" className={`${heading} ${wide}`}>
            Unit price
          </th>
          <th scope="col" className={heading}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line) => {
          const quantity = formatQuantity(line.quantity, line.unit, 3);
          return (
            <tr key={line.title} className="align-top">
              <th scope="row" className="py-3 text-start font-normal print:py-1.5">
                <span className="block text-strong">{line.title}</span>
                <span className="block text-muted md:hidden print:hidden">
                  {quantity} at {money(line.unitPrice)}
                </span>
                <span className="block text-muted">{line.reason}</span>
              </th>
              <td className={`whitespace-nowrap py-3 ps-6 text-end tabular-nums print:py-1.5 ${wide}`}>
                {quantity}
              </td>
              <td className={`py-3 ps-6 text-end tabular-nums print:py-1.5 ${wide}`}>
                {money(line.unitPrice)}
              </td>
              <td className="py-3 ps-6 text-end tabular-nums text-strong print:py-1.5">
                {money(amountOf(line))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
