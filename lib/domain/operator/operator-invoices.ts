import type { invoiceStatuses } from '../billing/invoice';

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * The state machine of an invoice. Payments turn open into paid and a refund reverts it; operators report the rest. An
 * invoice can be voided only while nothing is paid.
 */
export const invoiceTransitions: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  draft: ['open'],
  open: ['void', 'uncollectible'],
  uncollectible: ['void'],
  paid: [],
  void: [],
};

/** The state machine of a payment. */
export const paymentTransitions = {
  pending: ['succeeded', 'failed'],
  succeeded: ['refunded'],
  failed: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;
export type PaymentStatus = keyof typeof paymentTransitions;

/** Whether a payment may change directly from one state to another. */
export function canPaymentGo(from: PaymentStatus, to: PaymentStatus): boolean {
  return (paymentTransitions[from] as readonly PaymentStatus[]).includes(to);
}
