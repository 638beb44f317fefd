import type { PaymentRow } from '@/server/database/repositories/operators/operators-invoices';
import { leftOf } from './booked';

/**
 * How a payment that came stands by what is left of it: it is refunded once all of it has been sent back, and reversed
 * while its bank has the last of it.
 * @param isUnderWay whether some of it is only set aside for a refund
 */
export function standingByLeft(payment: PaymentRow, isUnderWay: boolean): PaymentRow['status'] {
  if (leftOf(payment) > 0) return 'succeeded';
  if (payment.amountTakenBack > 0) return 'reversed';
  return isUnderWay ? 'succeeded' : 'refunded';
}
