import { classNames } from '@/components/ui/styles/class-names';
import type { Money } from '@/lib/domain/values/common';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { formatMoney, formatNumber } from '@/lib/format';
import { text } from '@/lib/text/text';

interface SumProps {
  name: string;
  term: string;
  amount: Money;
  className?: string;
}

/** One sum below charges. */
export function Sum({ name, term, amount, className }: SumProps) {
  return (
    <div className={classNames('flex justify-between gap-6 py-1.5', className)}>
      <dt className="min-w-0">{term}</dt>
      <dd data-testid={name} className="shrink-0 text-end tabular-nums">
        {formatMoney(amount)}
      </dd>
    </div>
  );
}

/** Subtotal, taxes and total of charges, within a `dl`. */
export function ChargeSums({ subtotal, taxes, total }: Pick<Invoice, 'subtotal' | 'taxes' | 'total'>) {
  return (
    <>
      <Sum name="subtotal" term={text('invoicesPage.totals.subtotal')} amount={subtotal} />
      {taxes
        .filter((tax) => tax.amount.amount !== 0)
        .map((tax) => (
          <Sum
            name="tax"
            key={`${tax.category} ${tax.rate}`}
            term={text('invoicesPage.totals.tax', {
              rate: formatNumber(tax.rate, 3),
              amount: formatMoney(tax.base),
            })}
            amount={tax.amount}
          />
        ))}
      <Sum
        name="total"
        term={text('invoicesPage.totals.total')}
        amount={total}
        className="mt-1.5 border-t border-line pt-3 font-semibold text-strong"
      />
    </>
  );
}
