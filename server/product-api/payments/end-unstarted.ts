import type { Database } from '@/server/database';
import {
  saveCollected,
  type CollectedPayment,
} from '@/server/database/repositories/payments/provider-payments';
import { PaymentBooking } from './booking';

/** Ends a payment that no provider has begun to collect, so that nobody can pay it. The account must be locked. */
export async function endUnstarted(
  tx: Database,
  { payment, collected }: CollectedPayment,
  warehouseId: string,
  now: Date,
): Promise<void> {
  const booking = await PaymentBooking.open(tx, { payment: { ...payment, warehouseId }, collected }, now);
  booking.end('cancelled');
  const facts = { ...collected.facts, ended: 'cancelled' as const };
  await saveCollected(tx, { payment: booking.payment, collected: { ...collected, facts } });
  await booking.flush();
}
