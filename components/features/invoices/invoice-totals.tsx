import { classNames } from '@/components/ui/styles/class-names';
import type { Money } from '@/lib/domain/values/common';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { dueWords } from '@/lib/i18n/invoice-words';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';
import { text } from '@/lib/text/text';
import { LoudAmount } from './loud-amount';

interface SumProps {
  name: string;
  term: string;
  amount: Money;
  className?: string;
}

function Sum({ name, term, amount, className }: SumProps) {
  return (
    <div className={classNames('flex justify-between gap-6 py-1.5', className)}>
      <dt className="min-w-0">{term}</dt>
      <dd data-testid={name} className="shrink-0 text-end tabular-nums">
        {formatMoney(amount)}
      </dd>
    </div>
  );
}

/** Subtotal, taxes, total and payments; the amount due is the most prominent figure of the page. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { subtotal, taxes, total, amountPaid, amountDue, dueDate, displayStatus } = invoice;
  const when = dueWords({ displayStatus, amountDue }, formatDate(dueDate));
  return (
    <div className="ms-auto w-full text-sm sm:max-w-80">
      <dl>
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
        {amountPaid.amount > 0 && (
          <Sum
            name="paid"
            term={text('invoicesPage.totals.paid')}
            amount={{ ...amountPaid, amount: -amountPaid.amount }}
          />
        )}
      </dl>
      <div className="mt-3 flex items-end justify-between gap-6 border-t-2 border-strong pt-3">
        <p>
          <span className="block font-semibold text-strong">{text('invoicesPage.totals.due')}</span>
          <span className="text-muted">{when}</span>
        </p>
        <p>
          <LoudAmount testId="due" money={amountDue} />
        </p>
      </div>
    </div>
  );
}
