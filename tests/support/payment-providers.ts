import type { Database } from '@/server/database';
import type { PaymentProvider } from '@/server/payments/provider';
import { stripeProvider } from '@/server/payments/stripe';
import { testProvider } from '@/server/payments/test';

/** The providers that send messages: Stripe, whom nobody asks, and the test provider. */
export const paymentProviders = (db: Database, clock: () => Date): PaymentProvider[] => [
  stripeProvider({ secretKey: 'sk_test_none', webhookSecret: 'whsec_none' }, { clock }),
  testProvider({ db, secret: 'a secret of this installation', clock, publicOrigin: 'http://localhost:3000' }),
];
