import { formatMoney } from '@/lib/format';
import { deliveries, taxRate, type Delivery, type Totals } from './totals';

interface TotalsListProps {
  totals: Totals;
  delivery: Delivery;
  promo: string;
}

const dollars = (amount: number) => formatMoney({ amount, currency: 'USD' });

/** The totals, line by line. */
export function TotalsList({ totals, delivery, promo }: TotalsListProps) {
  const { subtotal, discount, shipping, tax, total } = totals;
  const rows = [
    { term: 'Subtotal', value: dollars(subtotal) },
    ...(discount > 0 ? [{ term: `Promo code ${promo}`, value: dollars(-discount) }] : []),
    {
      term: delivery === 'pick-up' ? 'Pick-up' : `${deliveries[delivery].label} delivery`,
      value: shipping === 0 ? 'Free' : dollars(shipping),
    },
    { term: `Sales tax, ${taxRate / 100} %`, value: dollars(tax) },
  ];
  return (
    <dl aria-label="Total" className="flex flex-col gap-2 text-sm">
      {rows.map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className="text-muted">{term}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold text-strong">
        <dt>Total</dt>
        <dd className="text-xl tabular-nums">{dollars(total)}</dd>
      </div>
    </dl>
  );
}
