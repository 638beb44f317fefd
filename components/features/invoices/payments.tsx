import { classNames } from '@/components/ui/styles/class-names';
import type { Payment } from '@/lib/domain/billing/invoice';
import { laterWords, paymentLabel } from '@/lib/i18n/invoice-words';
import { methodLabel } from '@/lib/i18n/payment-words';
import { formatDate, formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';

/** Whether its amount is, or may still be, deducted from the amount due. */
const counts = ({ status }: Payment) => status === 'pending' || status === 'succeeded';

/** The invoice's payments, with dates in the customer's time zone. */
export function Payments({ payments, timeZone }: { payments: Payment[]; timeZone: string }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-heading" className="text-sm">
      <h2 id="payments-heading" className="mb-2 text-xs font-medium text-muted">
        {text('invoicesPage.payments.title')}
      </h2>
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex justify-between gap-6 py-3 first:pt-0 last:pb-0">
            <p className="wrap-anywhere min-w-0">
              {text('invoicesPage.payments.received', {
                method: methodLabel(payment.method),
                date: formatDate(payment.receivedAt, { timeZone }),
              })}
              <span className="block text-muted">
                {paymentLabel(payment.status)} · <bdi>{payment.reference}</bdi>
              </span>
              {laterWords(payment, (at) => formatDate(at, { timeZone })).map((words) => (
                <span key={words} className="block text-muted">
                  {words}
                </span>
              ))}
            </p>
            <p
              className={classNames(
                'shrink-0 text-end tabular-nums',
                !counts(payment) && 'text-muted line-through',
              )}
            >
              {formatMoney(payment.amount)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
