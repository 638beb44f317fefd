import { eventData } from '@/lib/domain/event/catalogue';
import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { readRefund, type RefundRow } from '@/server/database/repositories/billing/refunds';
import { readCollected } from '@/server/database/repositories/payments/provider-payments';
import type { Teller } from '@/server/events';
import {
  ProviderRefused,
  type PaymentProvider,
  type ProviderPayment,
  type RefundFact,
  type RefundSending,
} from '@/server/payments/provider';
import { checkJobs } from './check-jobs';
import type { CheckTimes } from './checks';
import { readId } from './read-id';
import { takeFact } from './take-fact';

const startedSchema = eventData['payment.refund_started'];

interface Dependencies {
  db: Database;
  providers: readonly PaymentProvider[];
  clock: () => Date;
}

/** The first at once, the next after a minute. */
const defaultTimes: CheckTimes = { first: 60_000, most: 6 * 60 * 60_000 };

/** Sends a refund. One that its provider refuses has failed, whatever is asked later. @throws ProviderUnavailable */
async function send(
  refunds: RefundSending,
  payment: ProviderPayment,
  { id, amount, currency }: RefundRow,
  now: Date,
): Promise<RefundFact> {
  const money = { amount, currency };
  try {
    return await refunds.send(payment, money, id);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    log.warn('refund_refused', { refundId: id, reason: error.reason, detail: error.detail });
    return {
      kind: 'refund',
      ours: id,
      status: 'failed',
      money,
      at: now,
      failure: error.detail ?? error.reason,
    };
  }
}

/**
 * Sees to a refund that a provider is to send, and may be called again at any time: it asks first what the provider has of
 * the payment, so that a refund that was sent by a process that died then is found, and sends only what is not there. It
 * asks outside of any transaction.
 * @returns whether the refund is still under way
 * @throws ProviderUnavailable
 */
export async function sendRefund({ db, providers, clock }: Dependencies, refundId: string): Promise<boolean> {
  const refund = await readRefund(db, refundId);
  if (refund?.status !== 'pending') return false;
  const { accountId, paymentId, provider: name } = refund;
  const collected = (await readCollected(db, accountId, paymentId))?.collected;
  const provider = providers.find((one) => one.name === name);
  if (!provider?.refunds || !collected || collected.reference === null) {
    log.warn('refund_without_provider', { refundId, provider: name });
    return true;
  }
  const { reference, startedAt, charge } = collected;
  const payment = { paymentId, reference, startedAt, charge: charge ?? undefined };
  const known = await provider.refunds.read(payment);
  const isThere = known.some(({ ours }) => ours === refundId);
  const facts = isThere ? known : [...known, await send(provider.refunds, payment, refund, clock())];
  for (const fact of facts) {
    await takeFact(db, provider, { id: readId(paymentId, fact), paymentId, fact }, clock());
  }
  return (await readRefund(db, refundId))?.status === 'pending';
}

/** Sends refunds, and asks about those that are under way, by a job of each. */
export const refundChecks = (
  dependencies: Dependencies,
  { first, most }: CheckTimes = defaultTimes,
): Teller =>
  checkJobs(dependencies, {
    name: 'refund-checks',
    startedBy: ({ kind, data }) =>
      kind === 'payment.refund_started' ? { refundId: startedSchema.parse(data).refundId } : undefined,
    check: ({ refundId }) => sendRefund(dependencies, refundId),
    pauseAfter: (asked) => (asked === 0 ? 0 : Math.min(first * 2 ** (asked - 1), most)),
  });
