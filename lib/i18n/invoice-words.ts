import { formatMoney, formatQuantity } from '@/lib/format';
import type { Invoice, InvoiceDisplayStatus, InvoiceLine, Payment } from '@/lib/domain/billing/invoice';

/** The text of an invoice's tag, and its place on the theme's status scale. */
export const invoiceTags = {
  open: { label: 'Open', tone: 'expected', icon: 'clock' },
  partially_paid: { label: 'Partly paid', tone: 'action', icon: 'wallet' },
  past_due: { label: 'Past due', tone: 'danger', icon: 'triangle-exclamation-point' },
  paid: { label: 'Paid', tone: 'done', icon: 'check' },
  uncollectible: { label: 'Written off', tone: 'neutral', icon: 'circle-x' },
  void: { label: 'Void', tone: 'neutral', icon: 'circle-x' },
} as const satisfies Record<InvoiceDisplayStatus, { label: string; tone: string; icon: string }>;

export const paymentLabels: Record<Payment['status'], string> = {
  pending: 'Pending',
  succeeded: 'Received',
  failed: 'Failed',
  refunded: 'Refunded',
};

/** The due date in words; the day in the reader's format. */
export function dueWords(
  { displayStatus, amountDue }: Pick<Invoice, 'displayStatus' | 'amountDue'>,
  day: string,
): string {
  if (amountDue.amount <= 0) return 'Nothing left to pay';
  if (displayStatus === 'uncollectible') return 'Written off';
  return `${displayStatus === 'past_due' ? 'since' : 'by'} ${day}`;
}

const singulars: Partial<Record<string, string>> = {
  days: 'day',
  hours: 'hour',
  parcels: 'parcel',
  packages: 'package',
  photos: 'photo',
  pieces: 'piece',
  boxes: 'box',
};

/** The calculation of an amount: `2.4 kg chargeable × $4.50 per kg`; nothing for the price of a single item. */
export function sumInWords({ kind, quantity, unit, unitPrice }: InvoiceLine): string | undefined {
  if (quantity === 1) return undefined;
  const counted = `${formatQuantity(quantity, unit, 3)}${kind === 'shipping' ? ' chargeable' : ''}`;
  return `${counted} × ${formatMoney(unitPrice)} per ${singulars[unit] ?? unit}`;
}
