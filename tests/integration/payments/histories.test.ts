import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { takeFact } from '@/server/product-api/payments/take-fact';
import type { PaymentFact, RefundFact } from '@/server/payments/provider';
import { databases } from '@/tests/support/databases';
import { creditNoteRow, refundRow } from '../operators/harness';
import { startPayments, type Payments, type Told } from './harness';

const euros = (amount: number) => ({ amount, currency: 'EUR' });
const amounts = fc.constantFrom(1, 200, 515, 600, 1485, 2000);
const statuses = fc.constantFrom('pending', 'succeeded', 'failed' as const);

/** What may happen to a payment of 20.00, of which 14.85 are for an invoice. */
const steps = fc.oneof(
  fc.constant({ step: 'pay' } as const),
  fc.record({ step: fc.constant('send' as const), amount: amounts, off: fc.constantFrom(0, 85, 1485) }),
  fc.record({ step: fc.constant('record' as const), amount: amounts, off: fc.constantFrom(0, 85) }),
  fc.record({ step: fc.constant('bounce' as const), nth: fc.nat(2) }),
  fc.record({ step: fc.constant('credit' as const), amount: fc.constantFrom(100, 500, 1350) }),
  /** Of one that the portal sends, and of one that somebody made at the provider. */
  fc.record({ step: fc.constant('sent' as const), nth: fc.nat(2), status: statuses }),
  fc.record({ step: fc.constant('there' as const), nth: fc.nat(2), amount: amounts, status: statuses }),
  fc.record({
    step: fc.constant('claim' as const),
    kind: fc.constantFrom('taken_back', 'given_again' as const),
    nth: fc.nat(2),
  }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

/** Ends that few random histories come to. */
const examples: [Step[]][] = [
  [[{ step: 'there', nth: 0, amount: 2000, status: 'succeeded' }]],
  [[{ step: 'claim', kind: 'taken_back', nth: 2 }]],
  [
    [
      { step: 'send', amount: 515, off: 0 },
      { step: 'sent', nth: 0, status: 'failed' },
    ],
  ],
];

describe.each(databases)(
  'what operators and providers do in turns on $name (decision 066)',
  { timeout: 240_000 },
  ({ open }) => {
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

    /** A customer with a payment that is begun, and what may happen to it. */
    async function history() {
      const ada = await payments.party();
      const payment = await ada.pay('card', { deposit: euros(515) });
      const invoiceNumber = ada.invoices[0]?.number ?? '';
      const sent: { id: string; amount: number }[] = [];
      const recorded: object[] = [];
      const off = (amount: number) => (amount > 0 ? { allocations: [{ invoiceNumber, amount }] } : {});

      const told = (fact: PaymentFact) =>
        takeFact(
          opened.db,
          { name: 'stripe', isHosted: true },
          { id: newId('tst'), paymentId: payment.id, fact },
          payments.clock(),
        );
      const refundFact = (given: Pick<RefundFact, 'reference' | 'ours' | 'status' | 'money'>) =>
        told({ kind: 'refund', at: payments.clock(), ...given });
      const claims = [1485, 700, 2000];

      async function take(step: Step): Promise<void> {
        switch (step.step) {
          case 'pay':
            await told({ kind: 'paid', money: euros(2000), at: payments.clock(), charge: 'pi_1' });
            return;
          case 'send': {
            const given = { refundedAt: undefined, sentBy: 'provider', ...off(step.off) };
            const row = await ada.wms.tell('refunds', refundRow(payment.id, step.amount, given));
            if (row?.outcome === 'created') sent.push({ id: row.id ?? '', amount: step.amount });
            return;
          }
          case 'record': {
            const given = { refundedAt: payments.clock().toISOString(), ...off(step.off) };
            const refund = refundRow(payment.id, step.amount, given);
            const row = await ada.wms.tell('refunds', refund);
            if (row?.outcome === 'created') recorded.push(refund);
            return;
          }
          case 'bounce':
            await ada.wms.tell('refunds', { ...recorded[step.nth], status: 'failed' });
            return;
          case 'credit': {
            const lines = [{ line: 1, amount: step.amount }];
            await ada.wms.tell('creditNotes', creditNoteRow(invoiceNumber, { lines }));
            return;
          }
          case 'sent': {
            const ours = sent[step.nth];
            if (!ours) return;
            const reference = `re_ours_${step.nth}`;
            await refundFact({ reference, ours: ours.id, status: step.status, money: euros(ours.amount) });
            return;
          }
          case 'there':
            await refundFact({
              reference: `re_${step.nth}_${step.amount}`,
              status: step.status,
              money: euros(step.amount),
            });
            return;
          case 'claim': {
            const money = euros(claims[step.nth] ?? 0);
            await told({ kind: step.kind, claim: `du_${step.nth}`, money });
          }
        }
      }
      return { ada, payment, take };
    }

    /** What of a payment went back, and what is left, comes to the payment. */
    const isWhole = ({ amount, invoices, toBalance, takenBack, refunds = [], status }: Told) => {
      const parts = status === 'reversed' ? [] : invoices.map((part) => part.amount.amount);
      const gone = refunds
        .filter((refund) => refund.status !== 'failed')
        .map((refund) => refund.amount.amount);
      const others = [toBalance?.amount ?? 0, takenBack?.amount ?? 0];
      return [...parts, ...gone, ...others].reduce((sum, part) => sum + part, 0) === amount.amount;
    };

    it('the books agree after each step, and every cent of the payment is somewhere', async () => {
      const seen = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 12 }), async (rest) => {
          const { ada, payment, take } = await history();
          for (const step of [{ step: 'pay' } as const, ...rest]) {
            await take(step);
            expect(await payments.differences()).toEqual([]);
            const now = await ada.read(payment.id);
            expect(isWhole(now), JSON.stringify(now)).toBe(true);
            seen.add(now.status);
            for (const { status } of now.refunds ?? []) seen.add(status);
          }
        }),
        { numRuns: 25, examples },
      );
      expect([...seen]).toEqual(
        expect.arrayContaining(['pending', 'succeeded', 'failed', 'reversed', 'refunded']),
      );
    });
  },
);
