import type { TestPaymentRow } from '@/server/database/repositories/payments/test-payments';
import type { PaymentFact } from '../provider';
import { factSchema } from '../fact';
import type { Choice } from './page';
import { refundableOf, refundFactOf, statusOf, testRefund } from './refunds';

/** ms after which the outcome of a delayed payment is known; no message tells of it. */
const delay = 60_000;

/** The one claim of a payment by which its money is taken back. */
const claimOf = ({ id }: TestPaymentRow) => `${id} dispute`;

export const moneyOf = ({ order: { amount, currency } }: TestPaymentRow) => ({ amount, currency });

/** What a choice makes the provider know, and what it tells of that. */
interface Learnt {
  change: Partial<Pick<TestPaymentRow, 'facts' | 'refunds'>>;
  /** Nothing where it is asked for later. */
  told?: PaymentFact;
}

function withFact(row: TestPaymentRow, fact: PaymentFact, now: Date, after = 0): Learnt {
  const knownAt = new Date(now.getTime() + after).toISOString();
  return { change: { facts: [...row.facts, { fact, knownAt }] }, ...(after === 0 && { told: fact }) };
}

const paid = (row: TestPaymentRow, at: Date): PaymentFact => ({
  ...{ kind: 'paid', money: moneyOf(row), at, charge: row.id },
});

function takenBack(row: TestPaymentRow, share: number): PaymentFact {
  const { amount, currency } = moneyOf(row);
  return {
    kind: 'taken_back',
    claim: claimOf(row),
    money: { amount: Math.max(Math.floor(amount * share), 1), currency },
  };
}

/** Gives again what was taken back. */
function givenAgain(row: TestPaymentRow): PaymentFact | undefined {
  const facts = row.facts.map(({ fact }) => factSchema.parse(fact));
  const taken = facts.find((fact) => fact.kind === 'taken_back');
  return taken && { ...taken, kind: 'given_again' };
}

/** The first refund that may come to stand so. */
function refundThatMay(row: TestPaymentRow, status: 'succeeded' | 'failed', now: Date) {
  return row.refunds.find((refund) => {
    const known = statusOf(refund, now);
    return known === 'pending' || (status === 'failed' && known === 'succeeded');
  });
}

function refundMoved(row: TestPaymentRow, status: 'succeeded' | 'failed', now: Date): Learnt | undefined {
  const refund = refundThatMay(row, status, now);
  if (!refund) return undefined;
  const next = { ...refund, states: [...refund.states, { status, knownAt: now.toISOString() }] };
  const refunds = row.refunds.map((one) => (one === refund ? next : one));
  return { change: { refunds }, told: refundFactOf(next, row, now) };
}

/** As on a provider's own page: all that is left. */
function refundedHere(row: TestPaymentRow, now: Date): Learnt {
  const amount = refundableOf(row, now);
  const refund = testRefund(row, { amount, at: now }, [{ status: 'succeeded', after: 0 }]);
  return { change: { refunds: [...row.refunds, refund] }, told: refundFactOf(refund, row, now) };
}

/** What may be chosen after what is chosen already. */
export function openChoices(row: TestPaymentRow, now: Date): readonly Choice[] {
  const kinds = new Set(row.facts.map(({ fact }) => (fact as PaymentFact).kind));
  if (kinds.size === 0) return ['pay', 'fail', 'cancel', 'delay'];
  if (!kinds.has('paid')) return [];
  const claims: Choice[] = kinds.has('taken_back') ? ['giveAgain'] : ['takeBack', 'takeHalfBack'];
  return [
    ...(refundThatMay(row, 'succeeded', now) ? (['refundArrives'] as const) : []),
    ...(refundThatMay(row, 'failed', now) ? (['refundBounces'] as const) : []),
    ...(refundableOf(row, now) > 0 ? (['refundHere'] as const) : []),
    ...(kinds.has('given_again') ? [] : claims),
  ];
}

/** What a choice makes true of a payment; undefined where it is not open. */
export function learntBy(choice: Choice, row: TestPaymentRow, now: Date): Learnt | undefined {
  if (!openChoices(row, now).includes(choice)) return undefined;
  switch (choice) {
    case 'pay':
      return withFact(row, paid(row, now), now);
    case 'delay':
      return withFact(row, paid(row, now), now, delay);
    case 'fail':
      return withFact(row, { kind: 'ended', how: 'failed' }, now);
    case 'cancel':
      return withFact(row, { kind: 'ended', how: 'cancelled' }, now);
    case 'takeBack':
      return withFact(row, takenBack(row, 1), now);
    case 'takeHalfBack':
      return withFact(row, takenBack(row, 0.5), now);
    case 'giveAgain': {
      const again = givenAgain(row);
      return again && withFact(row, again, now);
    }
    case 'refundArrives':
      return refundMoved(row, 'succeeded', now);
    case 'refundBounces':
      return refundMoved(row, 'failed', now);
    case 'refundHere':
      return refundedHere(row, now);
  }
}
