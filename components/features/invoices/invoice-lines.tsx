import type { Invoice, InvoiceLine } from '@/lib/domain/invoice';
import { formatMoney, formatNumber } from '@/lib/format';

/** Why a line costs this: "Chargeable weight × rate: actual weight 6.26 lb, rounded up to 0.5 lb". */
function reasonOf({ calc }: InvoiceLine): string | undefined {
  if (!calc) return undefined;
  const basis = calc.basis.charAt(0).toUpperCase() + calc.basis.slice(1);
  const inputs = Object.entries(calc.inputs).map(([name, value]) => `${name} ${value}`);
  return inputs.length > 0 ? `${basis}: ${inputs.join(', ')}` : basis;
}

const heading = 'pb-2 ps-6 text-end text-xs font-medium text-muted';

/** The lines with their reasons; on a phone quantity and price go under the description. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
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
          const reason = reasonOf(line);
          const item = line.packageId ? packages.get(line.packageId) : undefined;
          const quantity = `${formatNumber(line.quantity)} ${line.unit}`;
          return (
            <tr key={index} className="align-top">
              <td className="py-3">
                <p className="text-strong">{line.description}</p>
                {item && (
                  <p className="text-muted">
                    {item.description}, {item.reference}
                  </p>
                )}
                {reason && <p className="text-muted">{reason}</p>}
                <p className="text-muted md:hidden">
                  {quantity} × {formatMoney(line.unitPrice)}
                </p>
              </td>
              <td className="hidden whitespace-nowrap py-3 ps-6 text-end md:table-cell">{quantity}</td>
              <td className="hidden py-3 ps-6 text-end md:table-cell">{formatMoney(line.unitPrice)}</td>
              <td data-testid="line" className="py-3 ps-6 text-end text-strong">
                {formatMoney(line.amount)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
