import type { ShipmentStatus } from './shipment-status';

/** What a shipment waits for its customer to do. */
export const shipmentAsks = ['accept_quote', 'confirm', 'pay'] as const;
export type ShipmentAsk = (typeof shipmentAsks)[number];

interface Asking {
  status: ShipmentStatus;
  /** The end of the quote that is answered; null before. */
  validUntil: Date | null;
  /** Whether the final charges are above what the customer agreed on, and not confirmed yet. */
  isUnconfirmed: boolean;
  /** Minor units of its invoice that are due. */
  amountDue: number;
}

/** What a shipment waits for its customer to do; undefined where it waits for nothing, or for the warehouse. */
export function shipmentAsk(
  { status, validUntil, isUnconfirmed, amountDue }: Asking,
  now: Date,
): ShipmentAsk | undefined {
  if (status === 'quote_requested') return validUntil && validUntil > now ? 'accept_quote' : undefined;
  if (isUnconfirmed) return 'confirm';
  return status === 'awaiting_payment' && amountDue > 0 ? 'pay' : undefined;
}
