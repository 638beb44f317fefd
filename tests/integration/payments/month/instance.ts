import type { JWK } from 'jose';
import { createVerifier } from '@/lib/session/verify/verifier';
import { startTexts } from '@/lib/text/server/request-language';
import { openDatabase } from '@/server/database';
import { startEvents } from '@/server/events';
import { bankTransferProvider } from '@/server/payments/bank-transfer';
import { stripeProvider } from '@/server/payments/stripe';
import { testProvider } from '@/server/payments/test';
import { createProductServer } from '@/server/product-api';
import { paymentChecks } from '@/server/product-api/payments/checks';
import { refundChecks } from '@/server/product-api/payments/send-refund';
import { listen } from '../../../support/listen';
import { audience, issuer } from '../../../support/product-tokens';

/**
 * One instance of the product API with its jobs, in a process of its own, to be killed: its database, Stripe, the secret of
 * Stripe's messages, and the key by which sessions are verified. It prints its origin.
 */
const [url = '', apiUrl = '', webhookSecret = '', key = ''] = process.argv.slice(2);
const clock = () => new Date();
const secret = 'a secret of this installation, long enough';
const publicOrigin = 'http://localhost:3000';
const publicKey = JSON.parse(key) as JWK;

startTexts();
const { db } = await openDatabase({ url });
const verifier = createVerifier({
  jwksUrl: 'http://provider.test/jwks',
  issuer,
  audience,
  clock,
  fetch: async () => Response.json({ keys: [publicKey] }),
});
const account = { currency: 'EUR', holder: 'Palm Parcels', iban: 'DE75512108001245126199' };
const providers = [
  stripeProvider({ secretKey: 'sk_test_stand_in', webhookSecret }, { clock, apiUrl }),
  bankTransferProvider([account], clock),
  testProvider({ db, secret, clock, publicOrigin }),
];
const returnUrl = (id: string) => `${publicOrigin}/invoices/payments/${id}`;
const server = createProductServer({
  db,
  verifier,
  clock,
  messageSecret: secret,
  payments: { providers, returnUrl, payUrl: (id) => `${publicOrigin}/invoices/pay?invoice=${id}` },
});
const times = { first: 1_000, most: 4_000 };
const checking = { db, providers, clock };
startEvents(
  { db, clock, tellers: [paymentChecks(checking, times), refundChecks(checking, times)] },
  { pause: 200, upkeep: 60_000, maintenance: 2 },
);
const { origin } = await listen(server);
console.log(origin);
