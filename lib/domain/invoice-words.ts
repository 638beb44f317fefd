import type { InvoiceDisplayStatus, Payment } from './invoice';

/** What an invoice's tag says, and its place on the theme's status scale. */
export const invoiceTags = {
  open: { label: 'Open', tone: 'expected', icon: 'clock' },
  partially_paid: { label: 'Partly paid', tone: 'action', icon: 'wallet' },
  past_due: { label: 'Past due', tone: 'danger', icon: 'triangle-exclamation-point' },
  paid: { label: 'Paid', tone: 'done', icon: 'check' },
  uncollectible: { label: 'Written off', tone: 'neutral', icon: 'circle-x' },
  void: { label: 'Void', tone: 'neutral', icon: 'circle-x' },
} as const satisfies Record<InvoiceDisplayStatus, { label: string; tone: string; icon: string }>;

export const paymentLabels: Record<Payment['status'], string> = {
  pending: 'On its way',
  succeeded: 'Received',
  failed: 'Failed',
  refunded: 'Refunded',
};
