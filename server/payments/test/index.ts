import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '@/server/database';
import { addTestPayment, readTestPayment } from '@/server/database/repositories/payments/test-payments';
import { isHookSignature } from '@/server/delivery';
import { factSchema } from '../fact';
import { MessageRefused, ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../provider';
import { testRefunds } from './refunds';

interface Dependencies {
  db: Database;
  /** The installation's. */
  secret: string;
  clock: () => Date;
  /** Where its page is reached. */
  publicOrigin: string;
}

/** Signs the messages of the test provider. */
export const testSecret = (secret: string) =>
  createHmac('sha256', secret).update('test payments').digest('hex');

/** Its page, by the payment's reference. */
export const testPagePath = '/api/testPayment';

/** A message of the test provider; its body is this as JSON. */
export const testMessageSchema = z.object({
  id: z.string().min(1).max(200),
  paymentId: z.string().min(1).max(64),
  reference: z.string().min(1).max(64),
  fact: factSchema,
});

/** Facts that are kept, as far as they are known by now. */
export function knownFacts(facts: readonly { fact: unknown; knownAt: string }[], now: Date): PaymentFact[] {
  return facts.filter(({ knownAt }) => new Date(knownAt) <= now).map(({ fact }) => factSchema.parse(fact));
}

/**
 * Moves no money: its page lets one pay, fail, cancel and wait, and lets refunds arrive or bounce. Its messages come the way
 * of every provider's, signed.
 * For trying out, on this machine alone.
 */
export function testProvider({ db, secret, clock, publicOrigin }: Dependencies): PaymentProvider {
  const key = testSecret(secret);
  return {
    name: 'test',
    method: 'test',
    isHosted: true,
    start: async ({ paymentId, money, description, customer, returnUrl, startedAt }) => {
      // Whoever knows the reference may pay: it can't be told from the payment's id.
      const reference = `tst_${createHmac('sha256', key).update(paymentId).digest('hex').slice(0, 32)}`;
      const order = { ...money, description, returnUrl, language: customer.language };
      const row = { id: reference, paymentId, order, facts: [], refunds: [], createdAt: startedAt };
      await addTestPayment(db, row);
      const url = new URL(testPagePath, publicOrigin);
      url.searchParams.set('id', reference);
      return { reference, url: url.href };
    },
    read: async ({ reference }) => {
      const found = await readTestPayment(db, reference);
      if (!found) throw new ProviderUnavailable('The test provider does not know this payment');
      return knownFacts(found.facts, clock());
    },
    refunds: testRefunds(db, clock),
    verifyMessage: async (headers, body) => {
      const signature = headers.get('waybill-signature') ?? '';
      if (!isHookSignature({ secret: key, body, signature }, clock())) {
        throw new MessageRefused('It is not signed by the test provider, or too old');
      }
      const message = testMessageSchema.safeParse(JSON.parse(Buffer.from(body).toString('utf8')));
      return message.success ? message.data : null;
    },
  };
}
