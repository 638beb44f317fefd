import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { takeFact } from '@/server/product-api/payments/take-fact';
import type { PaymentFact } from '@/server/payments/provider';
import { databases } from '@/tests/support/databases';
import { startPayments, type Payments } from './harness';

const money = { amount: 1485, currency: 'EUR' };
const paid = { kind: 'paid', money, at: new Date('2026-05-20T12:00:00Z'), charge: 'pi_1' } as const;
const refundedAt = new Date('2026-05-21T12:00:00Z');
const part = (amount: number) => ({ amount, currency: 'EUR' });

/** Disputes: of all, of a part, and of one that is given again in part. */
const claims = fc.constantFrom(
  { claim: 'du_1', money },
  { claim: 'du_2', money },
  { claim: 'du_3', money: part(500) },
  { claim: 'du_4', money: part(300) },
);

/** Refunds that somebody made at the provider, together at most the payment. */
const refunds = fc.constantFrom(
  { reference: 're_1', money: part(485) },
  { reference: 're_2', money: part(700) },
  { reference: 're_3', money: part(300) },
);

/** What a provider may tell of a payment of 14.85, in no order that makes sense. */
const facts: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.constant({ kind: 'processing' } as const),
  fc.constant(paid),
  fc.constant({ kind: 'ended', how: 'failed' } as const),
  claims.map((claim) => ({ kind: 'taken_back', ...claim }) as const),
  claims.map((claim) => ({ kind: 'given_again', ...claim }) as const),
  fc
    .tuple(refunds, fc.constantFrom('pending', 'succeeded', 'failed'))
    .map(([refund, status]) => ({ kind: 'refund', ...refund, status, at: refundedAt }) as const),
);

/** Some facts, most with the payment's coming among them, and the same in another order. */
const orders = fc
  .array(facts, { minLength: 1, maxLength: 10 })
  .chain((some) => fc.constantFrom([...some, paid], [...some, paid], some))
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
    const ada = await payments.party(2);
    const [first, second] = ada.invoices.map(({ id }) => ({ id, amount: part(600) }));
    const payment = await ada.pay('card', { invoices: [first, second], deposit: part(285) });
    for (const fact of told) {
      const message = { id: newId('tst'), paymentId: payment.id, fact };
      await takeFact(opened.db, { name: 'stripe', isHosted: true }, message, payments.clock());
    }
    const { status, takenBack, refunds: sent = [] } = await ada.read(payment.id);
    const credit = (await ada.page()).balance;
    const { body } = await ada.wms.read('refunds');
    const made = body.refunds.map((row) => [row.providerReference, row.status, row.amount].join(' ')).sort();
    expect(made).toHaveLength(sent.length);
    // In the order in which the payment is put on them.
    const due = (await ada.due())
      .map((amount, n) => ({ amount, id: ada.invoices[n]?.id ?? '' }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ amount }) => amount);
    return { status, takenBack, made, due, credit };
  }

  it('ends the same in any order, with books that agree', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(orders, async ([one, other]) => {
        const stands = await after(one);
        expect(await after(other)).toEqual(stands);
        seen.add(stands.status);
        if (stands.takenBack && stands.status === 'succeeded') seen.add('a part taken back');
        for (const made of stands.made) seen.add(made.split(' ')[1] ?? '');
      }),
      { numRuns: 40 },
    );
    expect(await payments.differences()).toEqual([]);
    const states = ['reversed', 'succeeded', 'pending', 'failed', 'a part taken back'];
    expect([...seen]).toEqual(expect.arrayContaining(states));
  });
});
