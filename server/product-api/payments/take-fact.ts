import { standingOf, type StoredFacts } from '@/lib/domain/billing/payment-facts';
import type { PaymentIssue } from '@/lib/domain/billing/payment-issue';
import type { Money } from '@/lib/domain/values/common';
import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { digestOf, newId } from '@/server/database/ids';
import { savePayments } from '@/server/database/repositories/operators/operators-invoices';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import { isNoted, noteMessage } from '@/server/database/repositories/payments/provider-messages';
import {
  lockCollected,
  ownerOfPayment,
  saveCollected,
  type CollectedPayment,
} from '@/server/database/repositories/payments/provider-payments';
import type { PaymentFact, PaymentProvider, ProviderMessage } from '@/server/payments/provider';
import { leftOf } from '../ledger/booked';
import { PaymentBooking, type BookedPayment } from './booking';

/** What became of a message: what was told before, or changes nothing, is `unchanged`. */
export interface Taken {
  outcome: 'booked' | 'unchanged';
  issue?: PaymentIssue;
}

type Provider = Pick<PaymentProvider, 'name' | 'isHosted'>;

interface Known extends CollectedPayment {
  payment: BookedPayment;
}

/** Facts with one more. What a payment ended with first stays. */
function withFact(facts: StoredFacts, fact: PaymentFact): StoredFacts {
  const adding = (claims: string[] = [], claim: string) =>
    claims.includes(claim) ? claims : [...claims, claim];
  switch (fact.kind) {
    case 'processing':
      return { ...facts, processing: true };
    case 'paid':
      return { ...facts, paidAt: facts.paidAt ?? fact.at.toISOString() };
    case 'ended':
      return { ...facts, ended: facts.ended ?? fact.how };
    case 'taken_back':
      return { ...facts, takenBack: adding(facts.takenBack, fact.claim) };
    case 'given_again':
      return { ...facts, givenAgain: adding(facts.givenAgain, fact.claim) };
  }
}

const sameMoney = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency;

/** Why a fact must not count; undefined for one that may. */
function refusalOf(
  provider: Provider,
  { payment, collected }: Known,
  { reference, fact }: Pick<ProviderMessage, 'reference' | 'fact'>,
): PaymentIssue | undefined {
  const isOther =
    reference !== undefined && collected.reference !== null && reference !== collected.reference;
  if (collected.provider !== provider.name || isOther) return { reason: 'other_reference' };
  if (!('money' in fact)) return undefined;
  const { currency } = payment;
  if (fact.kind !== 'paid') {
    const left = { amount: leftOf(payment), currency };
    const differs = { told: fact.money, expected: left };
    if (fact.money.currency !== currency) return { reason: 'other_amount', ...differs };
    return fact.money.amount === left.amount ? undefined : { reason: 'partly_taken_back', ...differs };
  }
  const expected = { amount: payment.amount, currency };
  const differs = { told: fact.money, expected };
  // A bank transfer has come, whatever was asked for.
  const isTaken = provider.isHosted ? sameMoney(fact.money, expected) : fact.money.currency === currency;
  return isTaken ? undefined : { reason: 'other_amount', ...differs };
}

const lastOf = (claims: readonly string[] | undefined) => claims?.at(-1) ?? '';

/** Moves a payment to where its facts say that it stands. @returns what somebody has to see of it */
function settle(
  booking: PaymentBooking,
  before: Known,
  fact: PaymentFact,
  facts: StoredFacts,
): PaymentIssue | undefined {
  const { payment, collected } = before;
  const standing = standingOf(facts);
  const hasPaid = facts.paidAt !== undefined && collected.facts.paidAt === undefined;
  if (hasPaid && (payment.status === 'succeeded' || payment.status === 'refunded')) {
    return { reason: 'already_recorded' };
  }
  if (!hasPaid && fact.kind === 'ended') {
    if (standing === 'pending' || payment.status !== 'pending') return undefined;
    booking.end(fact.how);
    return undefined;
  }
  let issue: PaymentIssue | undefined;
  if (hasPaid && fact.kind === 'paid') {
    const expected = { amount: payment.amount, currency: payment.currency };
    const wasDue = booking.receive(collected.asked, fact.money.amount, fact.at);
    if (!wasDue) issue = { reason: 'nothing_due' };
    if (payment.status !== 'pending') issue = { reason: 'paid_after_end' };
    if (!sameMoney(fact.money, expected)) issue = { reason: 'other_amount', told: fact.money, expected };
  }
  const { status } = booking.payment;
  if (standing === 'reversed' && status === 'refunded') issue = { reason: 'already_recorded' };
  if (standing === 'reversed' && status === 'succeeded') booking.reverse(lastOf(facts.takenBack));
  if (standing === 'succeeded' && status === 'reversed') {
    booking.reinstate(collected.asked, lastOf(facts.givenAgain));
  }
  return issue;
}

/** More money came by a bank transfer that has paid already: a payment of its own, for what is due still. */
async function takeAgain(
  tx: Database,
  { payment, collected }: Known,
  { money, at }: Extract<PaymentFact, { kind: 'paid' }>,
  now: Date,
): Promise<PaymentIssue> {
  const id = newId('pay');
  const again: BookedPayment = {
    ...payment,
    id,
    operatorReference: id,
    allocations: [],
    toldAllocations: null,
    amount: money.amount,
    amountRefunded: 0,
  };
  const booking = await PaymentBooking.open(tx, again, collected.asked, now);
  booking.receive(collected.asked, money.amount, at);
  await savePayments(tx, { made: [booking.payment], changed: [] });
  await booking.flush();
  return { reason: 'already_recorded', told: money };
}

async function takeKnown(
  tx: Database,
  provider: Provider,
  known: Known,
  message: ProviderMessage,
  now: Date,
): Promise<Taken> {
  const refusal = refusalOf(provider, known, message);
  if (refusal) return { outcome: 'unchanged', issue: refusal };
  const { payment, collected } = known;
  const { fact } = message;
  if (fact.kind === 'paid' && !provider.isHosted && collected.facts.paidAt !== undefined) {
    return { outcome: 'booked', issue: await takeAgain(tx, known, fact, now) };
  }
  const facts = withFact(collected.facts, fact);
  const booking = await PaymentBooking.open(tx, payment, collected.asked, now);
  const issue = settle(booking, known, fact, facts);
  const isSame = booking.payment.status === payment.status;
  if (isSame && fact.kind === 'processing') booking.changed();
  const charge = fact.kind === 'paid' ? (fact.charge ?? collected.charge) : collected.charge;
  await saveCollected(tx, { payment: booking.payment, collected: { ...collected, facts, charge } });
  await booking.flush();
  return { outcome: isSame ? 'unchanged' : 'booked', ...(issue && { issue }) };
}

/** A message's id in a form that cursors carry, too. */
const keptId = ({ id }: ProviderMessage) => (/^\w{1,64}$/.test(id) ? id : digestOf(id));

/**
 * Books what a provider has told of a payment, once for each message. All facts so far decide, so that the order in which
 * they come does not matter. What must not be booked, or is strange, is kept for the operator to see.
 */
export async function takeFact(
  db: Database,
  provider: Provider,
  message: ProviderMessage,
  now: Date,
): Promise<Taken> {
  const { paymentId } = message;
  const id = keptId(message);
  const owner = await ownerOfPayment(db, paymentId);
  const noted = { provider: provider.name, id, paymentId, accountId: null, warehouseId: null, seenAt: now };
  const taken = await db.transaction(async (tx): Promise<Taken> => {
    if (!owner) {
      const issue: PaymentIssue = { reason: 'unknown_payment' };
      const isNew = await noteMessage(tx, { ...noted, issue });
      return { outcome: 'unchanged', ...(isNew && { issue }) };
    }
    await serialiseAccount(tx, owner.accountId);
    if (await isNoted(tx, noted)) return { outcome: 'unchanged' };
    const found = await lockCollected(tx, owner.accountId, paymentId);
    if (!found) throw new Error(`Payment ${paymentId} has gone`);
    const known = { ...found, payment: { ...found.payment, warehouseId: owner.warehouseId } };
    const result = await takeKnown(tx, provider, known, message, now);
    await noteMessage(tx, { ...noted, ...owner, issue: result.issue ?? null });
    return result;
  });
  if (taken.issue) {
    log.warn('payment_issue', { provider: provider.name, paymentId, reason: taken.issue.reason });
  }
  return taken;
}
