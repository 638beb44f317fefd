import type { Payment } from '@/lib/domain/invoice';
import { paymentLabels } from '@/lib/domain/invoice-words';
import { formatDate, formatMoney } from '@/lib/format';

/** What was paid towards the invoice, and when. */
export function Payments({ payments }: { payments: Payment[] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-heading" className="text-sm">
      <h2 id="payments-heading" className="mb-2 text-xs font-medium text-muted">
        Payments
      </h2>
      <ul className="divide-y divide-line">
        {payments.map((payment) => (
          <li key={payment.id} className="flex justify-between gap-6 py-2 first:pt-0">
            <p>
              {payment.method}, {formatDate(payment.receivedAt)}
              <span className="block text-muted">
                {paymentLabels[payment.status]} · {payment.reference}
              </span>
            </p>
            <p className="text-end tabular-nums">{formatMoney(payment.amount)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
