import type Stripe from 'stripe';
import { MessageRefused, type MessageReading, type PaymentFact } from '../provider';
import { fromStripe } from './amounts';
import {
  disputeEventSchema,
  factsOf,
  intentSchema,
  isAboutDispute,
  isAboutRefund,
  isAboutSession,
  paymentKey,
  refundEventSchema,
  refundFactOf,
  sessionEventSchema,
  type DisputeEvent,
  type RefundEvent,
  type SessionEvent,
} from './wire';

/** Seconds between Stripe's clock and ours, and of the way of a message. */
const tolerance = 300;

interface Received {
  headers: Headers;
  body: Uint8Array;
  secret: string;
  now: Date;
}

/** @throws MessageRefused unless Stripe has signed it a short time ago, for this account */
function verified(stripe: Stripe, { headers, body, secret, now }: Received): Stripe.Event {
  try {
    const signature = headers.get('stripe-signature') ?? '';
    const event = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      tolerance,
      undefined,
      now.getTime(),
    );
    if (event.account !== undefined) throw new MessageRefused('It is of another account');
    return event;
  } catch (error) {
    if (error instanceof MessageRefused) throw error;
    throw new MessageRefused('It is not signed by Stripe, or too old', { cause: error });
  }
}

function factOf({ type, created, data: { object: session } }: SessionEvent): PaymentFact | undefined {
  if (type === 'checkout.session.async_payment_failed') return { kind: 'ended', how: 'failed' };
  if (type === 'checkout.session.expired') return { kind: 'ended', how: 'cancelled' };
  return factsOf(session, new Date(created * 1000))[0];
}

function readSession(event: SessionEvent): MessageReading {
  const { id: reference, client_reference_id: paymentId } = event.data.object;
  const fact = factOf(event);
  // A session without our id is of another shop of the same account.
  return paymentId && fact ? { id: event.id, paymentId, reference, fact } : null;
}

/** A message about a charge, whose intent alone has our id. */
async function readOfCharge(
  stripe: Stripe,
  { id, charge, fact }: { id: string; charge: string | null | undefined; fact: PaymentFact },
): Promise<MessageReading> {
  if (!charge) return null;
  const { metadata } = intentSchema.parse(await stripe.paymentIntents.retrieve(charge));
  const paymentId = metadata[paymentKey];
  return paymentId === undefined ? null : { id, paymentId, charge, fact };
}

function readDispute(stripe: Stripe, { id, type, data }: DisputeEvent): Promise<MessageReading> {
  const { id: claim, amount, currency, payment_intent: charge } = data.object;
  const kind = type === 'charge.dispute.funds_withdrawn' ? 'taken_back' : 'given_again';
  return readOfCharge(stripe, { id, charge, fact: { kind, claim, money: fromStripe(amount, currency) } });
}

const readRefund = (stripe: Stripe, { id, data: { object } }: RefundEvent): Promise<MessageReading> =>
  readOfCharge(stripe, { id, charge: object.payment_intent, fact: refundFactOf(object) });

/**
 * Reads a webhook of Stripe.
 * @throws MessageRefused; and what Stripe's package throws while it asks for the charge of a dispute or refund
 */
export async function readStripeMessage(stripe: Stripe, received: Received): Promise<MessageReading> {
  const event = verified(stripe, received);
  if (isAboutSession(event.type)) return readSession(sessionEventSchema.parse(event));
  if (isAboutDispute(event.type)) return readDispute(stripe, disputeEventSchema.parse(event));
  if (isAboutRefund(event.type)) return readRefund(stripe, refundEventSchema.parse(event));
  return null;
}
