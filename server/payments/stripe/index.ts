import Stripe from 'stripe';
import { z } from 'zod';
import type { Settings } from '@/lib/runtime/settings/settings';
import {
  ProviderRefused,
  ProviderUnavailable,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderPayment,
} from '../provider';
import { toStripe } from './amounts';
import { readStripeMessage } from './message';
import { factsOf, paymentKey, sessionSchema } from './wire';

type StripeSettings = NonNullable<Settings['payments']['stripe']>;

/** ms for an answer: the portal waits five seconds for ours. */
const timeLimit = 4_000;

/** Minutes in which a customer pays; Stripe's least is 30. */
const openMinutes = 45;

/** The languages of Checkout among those of the portal; another is the browser's. */
const locales: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  pt: 'pt-BR',
};

/** What an error of Stripe's package means here: what it refuses it will refuse again, all else may pass. */
function meaningOf(error: unknown): unknown {
  if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) return error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const { code = '', param = '' } = error;
    const reason = code.startsWith('amount_too_')
      ? 'amount'
      : param.includes('currency')
        ? 'currency'
        : 'other';
    return new ProviderRefused(reason, `${code} ${param}`.trim());
  }
  if (error instanceof Stripe.errors.StripeError || error instanceof z.ZodError) {
    return new ProviderUnavailable('Stripe does not answer as it should', { cause: error });
  }
  return error;
}

async function asking<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw meaningOf(error);
  }
}

/** The same for what only asks: that Stripe knows nothing of a payment, such as with other keys, decides nothing. */
async function reading<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await asking(ask);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    throw new ProviderUnavailable('Stripe does not know this payment', { cause: error });
  }
}

function sessionParams({ paymentId, money, description, customer, returnUrl, startedAt }: PaymentOrder) {
  const metadata = { [paymentKey]: paymentId };
  const locale = locales[customer.language.slice(0, 2)];
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    customer_email: customer.email,
    line_items: [{ quantity: 1, price_data: { ...toStripe(money), product_data: { name: description } } }],
    metadata,
    payment_intent_data: { metadata, description },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(startedAt.getTime() / 1000) + openMinutes * 60,
    ...(locale && { locale }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/**
 * Cards and what else Stripe offers, on its own page (Checkout): no card number and no foreign script comes to the portal.
 * @param apiUrl another address than Stripe's own, for a stand-in
 */
export function stripeProvider(
  { secretKey, webhookSecret }: StripeSettings,
  { clock, apiUrl }: { clock: () => Date; apiUrl?: string },
): PaymentProvider {
  const at = apiUrl === undefined ? undefined : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    timeout: timeLimit,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  });

  return {
    name: 'stripe',
    method: 'card',
    isHosted: true,
    start: (order) =>
      asking(async () => {
        const made = await stripe.checkout.sessions.create(sessionParams(order), {
          idempotencyKey: order.paymentId,
        });
        const { id, url, expires_at: until } = sessionSchema.parse(made);
        if (!url) throw new ProviderUnavailable('Stripe names no page to pay on');
        return { reference: id, url, ...(until && { expiresAt: new Date(until * 1000) }) };
      }),
    read: ({ reference }: ProviderPayment) =>
      reading(async () => {
        const found = await stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] });
        return factsOf(sessionSchema.parse(found), clock());
      }),
    refund: ({ charge }, money, key) =>
      asking(async () => {
        if (charge === undefined) throw new ProviderRefused('other');
        const { unit_amount: amount } = toStripe(money);
        const made = await stripe.refunds.create({ payment_intent: charge, amount }, { idempotencyKey: key });
        const { id: reference, status } = z
          .object({ id: z.string(), status: z.string().nullish() })
          .parse(made);
        if (status === 'failed' || status === 'canceled')
          throw new ProviderRefused('other', `refund ${status}`);
        return { status: status === 'succeeded' ? 'done' : 'pending', reference };
      }),
    verifyMessage: (headers, body) =>
      reading(() => readStripeMessage(stripe, { headers, body, secret: webhookSecret, now: clock() })),
  };
}
