import Stripe from 'stripe';
import type { Settings } from '@/lib/runtime/settings/settings';
import {
  ProviderUnavailable,
  type PaymentOrder,
  type PaymentProvider,
  type ProviderPayment,
} from '../provider';
import { toStripe } from './amounts';
import { asking, reading } from './asking';
import { readStripeMessage } from './message';
import { stripeRefunds } from './refunds';
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
    refunds: stripeRefunds(stripe),
    verifyMessage: (headers, body) =>
      reading(() => readStripeMessage(stripe, { headers, body, secret: webhookSecret, now: clock() })),
  };
}
