import { hasCome } from '@/lib/domain/billing/payment';
import type { StoredFacts } from '@/lib/domain/billing/payment-facts';
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
import { PaymentBooking, type BookedPayment } from './booking';
import { followFacts } from './follow-facts';
import { withFact } from './with-fact';

/** What became of a message: what was told before, or changes nothing, is `unchanged`. */
export interface Taken {
  outcome: 'booked' | 'unchanged';
  issue?: PaymentIssue;
}

type Provider = Pick<PaymentProvider, 'name' | 'isHosted'>;

interface Known extends CollectedPayment {
  payment: BookedPayment;
}

const sameMoney = (a: Money, b: Money) => a.amount === b.amount && a.currency === b.currency;

/** Why a fact must not count; undefined for one that may. */
function refusalOf(
  provider: Provider,
  { payment, collected }: Known,
  { reference, charge, fact }: Pick<ProviderMessage, 'reference' | 'charge' | 'fact'>,
): PaymentIssue | undefined {
  const differ = (told: string | undefined, known: string | null) =>
    told !== undefined && known !== null && told !== known;
  const isOther = differ(reference, collected.reference) || differ(charge, collected.charge);
  if (collected.provider !== provider.name || isOther) return { reason: 'other_reference' };
  if (!('money' in fact)) return undefined;
  const { amount, currency } = payment;
  const expected = { amount, currency };
  const differs = { told: fact.money, expected };
  const isWhole = fact.kind === 'paid' && provider.isHosted;
  // A bank transfer has come, whatever was asked for; claims and refunds may be of a part.
  const isTaken = isWhole ? sameMoney(fact.money, expected) : fact.money.currency === currency;
  return isTaken ? undefined : { reason: 'other_amount', ...differs };
}

/** What a fact changes, and the cause of what is posted for it: a message is noted once. */
function changeBy({ id, fact }: Pick<ProviderMessage, 'id' | 'fact'>) {
  if (fact.kind === 'refund') {
    const refund = fact.reference ?? fact.ours;
    return { of: 'refund', refund, cause: `${refund} ${id}` } as const;
  }
  return 'claim' in fact
    ? ({ of: 'claim', cause: `${fact.claim} ${id}` } as const)
    : ({ of: 'payment', cause: id } as const);
}

/** Moves a payment to where its facts say that it stands. @returns what somebody has to see of it */
function settle(
  booking: PaymentBooking,
  { payment, collected }: Known,
  message: Pick<ProviderMessage, 'id' | 'fact'>,
  facts: StoredFacts,
): PaymentIssue | undefined {
  const { fact } = message;
  const hasPaid = facts.paidAt !== undefined && collected.facts.paidAt === undefined;
  if (hasPaid && (payment.status === 'succeeded' || payment.status === 'refunded')) {
    return { reason: 'already_recorded' };
  }
  if (fact.kind === 'ended') {
    if (payment.status === 'pending') booking.end(fact.how);
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
  if (facts.paidAt === undefined || !hasCome(booking.payment)) return issue;
  const change = { ...changeBy(message), provider: collected.provider };
  return followFacts(booking, facts, change) ?? issue;
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
    amountTakenBack: 0,
  };
  const booking = await PaymentBooking.open(
    tx,
    { payment: again, collected: { ...collected, takenOff: [] } },
    now,
  );
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
  const booking = await PaymentBooking.open(tx, known, now);
  const issue = settle(booking, known, message, facts);
  if (payment.status === 'pending' && fact.kind === 'processing') booking.changed();
  const charge = fact.kind === 'paid' ? (fact.charge ?? collected.charge) : collected.charge;
  const { takenOff } = booking;
  await saveCollected(tx, { payment: booking.payment, collected: { ...collected, facts, charge, takenOff } });
  await booking.flush();
  return { outcome: booking.hasPosted ? 'booked' : 'unchanged', ...(issue && { issue }) };
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
