import type { invoiceStatuses, PaymentStatus } from '../billing/invoice';

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

/** The states of a payment that operators tell; a payment provider brings about the others. */
export const toldPaymentStatuses = ['pending', 'succeeded', 'failed', 'refunded'] as const;

/** The state machine of a payment, as far as operators move it. */
export const paymentTransitions = {
  pending: ['succeeded', 'failed'],
  succeeded: ['refunded'],
  failed: [],
  refunded: [],
  cancelled: [],
  reversed: [],
} as const satisfies Record<PaymentStatus, readonly PaymentStatus[]>;

/** Whether a payment may change directly from one state to another. */
export function canPaymentGo(from: PaymentStatus, to: PaymentStatus): boolean {
  return (paymentTransitions[from] as readonly PaymentStatus[]).includes(to);
}
