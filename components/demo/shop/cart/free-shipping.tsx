import { formatMoney } from '@/lib/format';
import { freeFrom, type Delivery, type Totals } from '../totals';

/** The amount missing for free delivery. */
export function FreeShipping({ totals, delivery }: { totals: Totals; delivery: Delivery }) {
  const missing = freeFrom - (totals.subtotal - totals.discount);
  if (delivery !== 'standard' || missing <= 0) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      {formatMoney({ amount: missing, currency: 'USD' })} more, and standard delivery is free.
    </p>
  );
}
