import type {
  CreditNote,
  Invoice,
  InvoiceDisplayStatus,
  Payment,
  PaymentStatus,
} from '@/lib/domain/billing/invoice';
import type { Refund } from '@/lib/domain/billing/refund';
import { isIn } from '@/lib/domain/values/is-in';
import { formatMoney } from '@/lib/format';
import { text, type MessageKey } from '@/lib/text/text';
import { plainWord, wordIn } from './word-in';

const tags = {
  open: { words: 'invoiceWords.tag.open', tone: 'expected', icon: 'clock' },
  partially_paid: { words: 'invoiceWords.tag.partiallyPaid', tone: 'action', icon: 'wallet' },
  past_due: { words: 'invoiceWords.tag.pastDue', tone: 'danger', icon: 'triangle-exclamation-point' },
  paid: { words: 'invoiceWords.tag.paid', tone: 'done', icon: 'check' },
  uncollectible: { words: 'invoiceWords.tag.uncollectible', tone: 'neutral', icon: 'circle-x' },
  void: { words: 'invoiceWords.tag.void', tone: 'neutral', icon: 'circle-x' },
  credited: { words: 'invoiceWords.tag.credited', tone: 'done', icon: 'check' },
} as const satisfies Record<InvoiceDisplayStatus, { words: MessageKey; tone: string; icon: string }>;

/** The text of an invoice's tag, and its place on the theme's status scale. */
export function invoiceTag(status: Invoice['displayStatus']) {
  if (!isIn(tags, status)) return { label: plainWord(status), tone: 'neutral', icon: 'info' } as const;
  const { words, tone, icon } = tags[status];
  return { label: text(words), tone, icon };
}

const paymentLabels = {
  pending: 'invoiceWords.payment.pending',
  succeeded: 'invoiceWords.payment.succeeded',
  failed: 'invoiceWords.payment.failed',
  refunded: 'invoiceWords.payment.refunded',
  cancelled: 'invoiceWords.payment.cancelled',
  reversed: 'invoiceWords.payment.reversed',
} as const satisfies Record<PaymentStatus, MessageKey>;

export const paymentLabel = (status: Payment['status']): string => wordIn(paymentLabels, status);

/** The due date in words; the day in the reader's format. */
export function dueWords(
  { displayStatus, amountDue }: Pick<Invoice, 'displayStatus' | 'amountDue'>,
  day: string,
): string {
  if (amountDue.amount <= 0) return text('invoiceWords.due.nothing');
  if (displayStatus === 'uncollectible') return text('invoiceWords.due.writtenOff');
  return displayStatus === 'past_due'
    ? text('invoiceWords.due.since', { day })
    : text('invoiceWords.due.by', { day });
}

/** A refund in one line. @param write a day or an instant in the reader's format */
function refundWords(
  { status, amount, refundedAt, failedAt }: Refund,
  write: (at: string) => string,
): string {
  const sent = { amount: formatMoney(amount), date: write(refundedAt) };
  if (status === 'pending') return text('invoiceWords.refund.pending', sent);
  return failedAt === undefined
    ? text('invoiceWords.refund.sent', sent)
    : text('invoiceWords.refund.failed', { ...sent, failed: write(failedAt) });
}

/** What has become of an invoice's payment since, a line each. @param write an instant in the reader's format */
export function laterWords(
  { refunds = [], released, takenBack }: Pick<Payment, 'refunds' | 'released' | 'takenBack'>,
  write: (at: string) => string,
): string[] {
  return [
    ...refunds.map((refund) => refundWords(refund, write)),
    ...(takenBack ? [text('invoiceWords.takenBack', { amount: formatMoney(takenBack) })] : []),
    ...(released ? [text('invoiceWords.released.payment', { amount: formatMoney(released) })] : []),
  ];
}

/** What a credit note is for, and what of the payments has become credit by it. */
export const creditWords = ({ reason, released }: Pick<CreditNote, 'reason' | 'released'>): string[] => [
  reason,
  ...(released ? [text('invoiceWords.released.note', { amount: formatMoney(released) })] : []),
];
