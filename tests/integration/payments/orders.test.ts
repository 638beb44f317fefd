import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { takeFact } from '@/server/product-api/payments/take-fact';
import type { PaymentFact } from '@/server/payments/provider';
import { databases } from '@/tests/support/databases';
import { startPayments, type Payments } from './harness';

const money = { amount: 1485, currency: 'EUR' };
const claims = fc.constantFrom('du_1', 'du_2');

/** What a provider may tell of a payment of 14.85, in no order that makes sense. */
const facts: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constant({ kind: 'processing' } as const),
  fc.constant({ kind: 'paid', money, at: new Date('2026-05-20T12:00:00Z'), charge: 'pi_1' } as const),
  fc.constant({ kind: 'ended', how: 'failed' } as const),
  claims.map((claim) => ({ kind: 'taken_back', claim, money }) as const),
  claims.map((claim) => ({ kind: 'given_again', claim, money }) as const),
);

/** Some facts, and the same in another order. */
const orders = fc
  .array(facts, { minLength: 1, maxLength: 8 })
  .chain((told) => fc.tuple(fc.constant(told), fc.shuffledSubarray(told, { minLength: told.length })));

describe.each(databases)('what providers tell on $name (decision 063)', ({ open }) => {
  let opened: OpenedDatabase;
  let payments: Payments;
  beforeAll(async () => {
    opened = await open();
    payments = await startPayments(opened.db);
  });
  afterAll(async () => {
    await payments.close();
    await opened.close();
  });

  /** Where a payment, its invoice and its customer's credit stand after facts, each told by a message of its own. */
  async function after(told: readonly PaymentFact[]) {
    const ada = await payments.party();
    const payment = await ada.pay('card');
    for (const fact of told) {
      const message = { id: newId('tst'), paymentId: payment.id, fact };
      await takeFact(opened.db, { name: 'stripe', isHosted: true }, message, payments.clock());
    }
    const { status } = await ada.read(payment.id);
    return { status, due: await ada.due(), credit: (await ada.page()).balance };
  }

  it('ends the same in any order, with books that agree', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(orders, async ([one, other]) => {
        const stands = await after(one);
        expect(await after(other)).toEqual(stands);
        seen.add(stands.status);
      }),
      { numRuns: 25 },
    );
    expect(await payments.differences()).toEqual([]);
    expect([...seen].sort()).toEqual(expect.arrayContaining(['reversed', 'succeeded']));
  });
});
