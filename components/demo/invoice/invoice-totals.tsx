import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { billTotals, type BillLine } from './invoice';

interface InvoiceTotalsProps {
  lines: readonly BillLine[];
  due: string;
}

const money = (amount: number) => formatMoney({ amount, currency: 'USD' });

/** Subtotal, tax and total; the amount due is the most prominent figure. */
export function InvoiceTotals({ lines, due }: InvoiceTotalsProps) {
  const { subtotal, taxes, total } = billTotals(lines);
  const sums = [
    { term: 'Subtotal', amount: subtotal },
    ...taxes
      .filter(({ amount }) => amount.amount > 0)
      .map(({ rate, base, amount }) => ({
        term: `Tax ${formatNumber(rate)} % on ${money(base.amount)}`,
        amount: amount.amount,
      })),
  ];
  return (
    <div className="ms-auto w-full break-inside-avoid text-sm sm:max-w-80">
      <dl>
        {sums.map(({ term, amount }) => (
          <div key={term} className="flex justify-between gap-6 py-1.5">
            <dt>{term}</dt>
            <dd className="tabular-nums">{money(amount)}</dd>
          </div>
        ))}
        <div className="mt-3 flex items-end justify-between gap-6 border-t-2 border-strong pt-3">
          <dt>
            <span className="block font-semibold text-strong">Total due</span>
            <span className="text-muted">by {formatDate(due)}</span>
          </dt>
          <dd className="text-3xl font-semibold tabular-nums text-strong">{money(total)}</dd>
        </div>
      </dl>
    </div>
  );
}
