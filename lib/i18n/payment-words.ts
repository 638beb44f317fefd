import type { Payment, PaymentStatus } from '@/lib/domain/billing/invoice';
import { paymentMethods, type OfferedMethod, type PaymentMethod } from '@/lib/domain/billing/payment';
import { isIn } from '@/lib/domain/values/is-in';
import { text, type MessageKey } from '@/lib/text/text';
import { paymentLabel } from './invoice-words';
import { plainWord } from './word-in';

const tones = {
  pending: { tone: 'expected', icon: 'clock' },
  succeeded: { tone: 'done', icon: 'check' },
  failed: { tone: 'danger', icon: 'triangle-exclamation-point' },
  refunded: { tone: 'neutral', icon: 'wallet' },
  cancelled: { tone: 'neutral', icon: 'circle-x' },
  reversed: { tone: 'danger', icon: 'triangle-exclamation-point' },
} as const satisfies Record<PaymentStatus, { tone: string; icon: string }>;

/** The text of a payment's tag, and its place on the theme's status scale. */
export function paymentTag(status: Payment['status']) {
  const look = isIn(tones, status) ? tones[status] : ({ tone: 'neutral', icon: 'info' } as const);
  return { label: paymentLabel(status), ...look };
}

const methods = {
  card: { label: 'invoiceWords.method.card', detail: 'invoiceWords.method.cardText' },
  bank_transfer: { label: 'invoiceWords.method.transfer', detail: 'invoiceWords.method.transferText' },
  test: { label: 'invoiceWords.method.test', detail: 'invoiceWords.method.testText' },
} as const satisfies Record<PaymentMethod, { label: MessageKey; detail: MessageKey }>;

/** How a payment is made; what operators tell is shown as it is. */
export const methodLabel = (method: string): string =>
  isIn(methods, method) ? text(methods[method].label) : method;

/** A way to pay, as a choice. */
export function methodChoice({ method }: OfferedMethod) {
  const known = paymentMethods.find((one) => one === method);
  return known
    ? { value: known, label: text(methods[known].label), detail: text(methods[known].detail) }
    : { value: method, label: plainWord(method) };
}
