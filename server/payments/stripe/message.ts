import type Stripe from 'stripe';
import { MessageRefused, type MessageReading, type PaymentFact } from '../provider';
import { fromStripe } from './amounts';
import {
  disputeEventSchema,
  factsOf,
  intentSchema,
  isAboutDispute,
  isAboutSession,
  paymentKey,
  sessionEventSchema,
  type DisputeEvent,
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

/** A dispute names its charge alone, whose intent has our id. */
async function readDispute(stripe: Stripe, { id, type, data }: DisputeEvent): Promise<MessageReading> {
  const { id: claim, amount, currency, payment_intent: intentId } = data.object;
  if (!intentId) return null;
  const { metadata } = intentSchema.parse(await stripe.paymentIntents.retrieve(intentId));
  const paymentId = metadata[paymentKey];
  if (paymentId === undefined) return null;
  const kind = type === 'charge.dispute.funds_withdrawn' ? 'taken_back' : 'given_again';
  return { id, paymentId, fact: { kind, claim, money: fromStripe(amount, currency) } };
}

/**
 * Reads a webhook of Stripe.
 * @throws MessageRefused; and what Stripe's package throws while it asks for the charge of a dispute
 */
export async function readStripeMessage(stripe: Stripe, received: Received): Promise<MessageReading> {
  const event = verified(stripe, received);
  if (isAboutSession(event.type)) return readSession(sessionEventSchema.parse(event));
  if (isAboutDispute(event.type)) return readDispute(stripe, disputeEventSchema.parse(event));
  return null;
}
