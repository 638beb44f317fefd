import { z } from 'zod';
import type { RefundStatus } from '@/lib/domain/billing/refund';
import type { PaymentFact, RefundFact } from '../provider';
import { fromStripe } from './amounts';

/** Where our id of a payment is kept at Stripe, for messages that are about a charge; and that of a refund. */
export const paymentKey = 'waybill_payment';
export const refundKey = 'waybill_refund';

export const intentSchema = z.object({
  id: z.string(),
  status: z.string(),
  metadata: z.record(z.string(), z.string()).default({}),
});

/** The parts of a Checkout session that matter here. */
export const sessionSchema = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  expires_at: z.int().nullish(),
  payment_intent: z.union([z.string(), intentSchema]).nullish(),
});
export type Session = z.infer<typeof sessionSchema>;

const disputeSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  payment_intent: z.string().nullish(),
});

/** A refund: https://docs.stripe.com/api/refunds/object. A word of its status that is new is a refund under way. */
export const refundSchema = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
type StripeRefund = z.infer<typeof refundSchema>;

const ends: Record<string, RefundStatus> = { succeeded: 'succeeded', failed: 'failed', canceled: 'failed' };

/** What a refund says of its payment. */
export function refundFactOf(refund: StripeRefund): RefundFact {
  const { id: reference, amount, currency, created, status, failure_reason: failure, metadata } = refund;
  return {
    kind: 'refund',
    reference,
    ours: metadata?.[refundKey],
    status: ends[status ?? ''] ?? 'pending',
    money: fromStripe(amount, currency),
    at: new Date(created * 1000),
    failure: failure ?? undefined,
  };
}

/** The messages that matter here: https://docs.stripe.com/api/events/types. */
const sessionTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;
const disputeTypes = ['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'] as const;
const refundTypes = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'] as const;

const isAbout = (types: readonly string[], type: string) => types.includes(type);
export const isAboutSession = (type: string) => isAbout(sessionTypes, type);
export const isAboutDispute = (type: string) => isAbout(disputeTypes, type);
export const isAboutRefund = (type: string) => isAbout(refundTypes, type);

const event = { id: z.string(), created: z.int() };

export const sessionEventSchema = z.object({
  ...event,
  type: z.enum(sessionTypes),
  data: z.object({ object: sessionSchema }),
});
export type SessionEvent = z.infer<typeof sessionEventSchema>;

export const disputeEventSchema = z.object({
  ...event,
  type: z.enum(disputeTypes),
  data: z.object({ object: disputeSchema }),
});
export type DisputeEvent = z.infer<typeof disputeEventSchema>;

export const refundEventSchema = z.object({
  ...event,
  type: z.enum(refundTypes),
  data: z.object({ object: refundSchema }),
});
export type RefundEvent = z.infer<typeof refundEventSchema>;

const intentIdOf = ({ payment_intent: intent }: Session) =>
  typeof intent === 'string' ? intent : intent?.id;

/** Intents that took no money and will take none by themselves, once their session is complete. */
const failedIntents = new Set(['requires_payment_method', 'canceled']);

const hasFailed = ({ payment_intent: intent }: Session) =>
  typeof intent === 'object' && intent !== null && failedIntents.has(intent.status);

/** What a session says of its payment. @param at when Stripe said so */
export function factsOf(session: Session, at: Date): PaymentFact[] {
  const { status, payment_status: paid, amount_total: total, currency } = session;
  if (paid === 'paid' && typeof total === 'number' && typeof currency === 'string') {
    const charge = intentIdOf(session);
    return [
      { kind: 'paid', money: fromStripe(total, currency), at, ...(charge !== undefined && { charge }) },
    ];
  }
  if (status === 'expired') return [{ kind: 'ended', how: 'cancelled' }];
  if (status === 'complete')
    return [hasFailed(session) ? { kind: 'ended', how: 'failed' } : { kind: 'processing' }];
  return [];
}
