import type { Money } from '@/lib/domain/common';
import type { Invoice } from '@/lib/domain/invoice';
import { formatDate, formatMoney, formatNumber } from '@/lib/format';

function Sum({ term, amount, loud = false }: { term: string; amount: Money; loud?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 py-1.5 ${loud ? 'font-semibold text-strong' : ''}`}>
      <dt>{term}</dt>
      <dd className="text-end tabular-nums">{formatMoney(amount)}</dd>
    </div>
  );
}

/** Subtotal, taxes, total, what was paid; what is due is the loudest figure of the page. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { subtotal, taxes, total, amountPaid, amountDue, dueDate } = invoice;
  return (
    <div className="ms-auto w-full text-sm sm:max-w-80">
      <dl>
        <Sum term="Subtotal" amount={subtotal} />
        {taxes
          .filter((tax) => tax.amount.amount !== 0)
          .map((tax) => (
            <Sum
              key={`${tax.category} ${tax.rate}`}
              term={`Tax ${formatNumber(tax.rate)} % on ${formatMoney(tax.base)}`}
              amount={tax.amount}
            />
          ))}
        <div className="mt-1.5 border-t border-line pt-1.5">
          <Sum term="Total" amount={total} loud />
        </div>
        {amountPaid.amount > 0 && <Sum term="Paid" amount={{ ...amountPaid, amount: -amountPaid.amount }} />}
      </dl>
      <div className="mt-3 flex items-end justify-between gap-6 border-t-2 border-strong pt-3">
        <p>
          <span className="block font-semibold text-strong">Due</span>
          <span className="text-muted">
            {amountDue.amount > 0 ? `by ${formatDate(dueDate)}` : 'Nothing left to pay'}
          </span>
        </p>
        <p className="text-3xl font-semibold tabular-nums text-strong">{formatMoney(amountDue)}</p>
      </div>
    </div>
  );
}
