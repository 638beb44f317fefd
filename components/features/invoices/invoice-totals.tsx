import { ChargeSums, Sum } from '@/components/shared/charges/charge-sums';
import type { Invoice } from '@/lib/domain/billing/invoice';
import { dueWords } from '@/lib/i18n/invoice-words';
import { formatDate } from '@/lib/format';
import { text } from '@/lib/text/text';
import { LoudAmount } from './loud-amount';

/** Subtotal, taxes, total, credit notes and payments; the amount due is the most prominent figure of the page. */
export function InvoiceTotals({ invoice }: { invoice: Invoice }) {
  const { subtotal, taxes, total, amountPaid, amountCredited, amountDue, dueDate, displayStatus } = invoice;
  const when = dueWords({ displayStatus, amountDue }, formatDate(dueDate));
  return (
    <div className="ms-auto w-full text-sm sm:max-w-80">
      <dl>
        <ChargeSums subtotal={subtotal} taxes={taxes} total={total} />
        {amountCredited && amountCredited.amount > 0 && (
          <Sum
            name="credited"
            term={text('invoicesPage.totals.credited')}
            amount={{ ...amountCredited, amount: -amountCredited.amount }}
          />
        )}
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
