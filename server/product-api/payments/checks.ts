import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import {
  lockCollected,
  ownerOfPayment,
  pendingPayments,
  readCollected,
} from '@/server/database/repositories/payments/provider-payments';
import type { Teller } from '@/server/events';
import { ProviderUnavailable, type PaymentProvider } from '@/server/payments/provider';
import { checkJobs } from './check-jobs';
import { endUnstarted } from './end-unstarted';
import { readId } from './read-id';
import { takeFact } from './take-fact';

export interface CheckTimes {
  /** ms before the provider is asked first; each later pause is twice the one before. */
  first: number;
  /** ms between two questions at most. */
  most: number;
}

const defaultTimes: CheckTimes = { first: 2 * 60_000, most: 6 * 60 * 60_000 };

interface Dependencies {
  db: Database;
  providers: readonly PaymentProvider[];
  clock: () => Date;
}

async function end(db: Database, accountId: string, warehouseId: string, paymentId: string, now: Date) {
  await db.transaction(async (tx) => {
    await serialiseAccount(tx, accountId);
    const locked = await lockCollected(tx, accountId, paymentId);
    if (locked?.payment.status !== 'pending' || locked.collected.reference !== null) return;
    await endUnstarted(tx, locked, warehouseId, now);
  });
}

/**
 * Asks a payment's provider how it stands, and books the answer.
 * @returns whether it is still under way
 * @throws ProviderUnavailable
 */
export async function checkPayment(
  { db, providers, clock }: Dependencies,
  paymentId: string,
): Promise<boolean> {
  const owner = await ownerOfPayment(db, paymentId);
  const found = owner && (await readCollected(db, owner.accountId, paymentId));
  if (!owner || found?.payment.status !== 'pending') return false;
  const { reference, startedAt, charge, provider: name } = found.collected;
  const provider = providers.find((one) => one.name === name);
  if (!provider) {
    log.warn('payment_without_provider', { paymentId, provider: name });
    return false;
  }
  if (reference === null) {
    await end(db, owner.accountId, owner.warehouseId, paymentId, clock());
    return false;
  }
  for (const fact of await provider.read({ paymentId, reference, startedAt, charge: charge ?? undefined })) {
    await takeFact(db, provider, { id: readId(paymentId, fact), paymentId, fact }, clock());
  }
  const after = await readCollected(db, owner.accountId, paymentId);
  return after?.payment.status === 'pending';
}

/**
 * Asks about an account's payments whose time at the provider is over, so that none that can't be paid any more keeps its
 * customer from paying. Of a provider that is away nothing is known, and they stay.
 */
export async function settleOverdue(dependencies: Dependencies, accountId: string): Promise<void> {
  const { db, clock } = dependencies;
  const overdue = (await pendingPayments(db, accountId)).filter(
    ({ collected: { expiresAt } }) => expiresAt !== null && expiresAt <= clock(),
  );
  for (const { payment } of overdue) {
    try {
      await checkPayment(dependencies, payment.id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
}

/** Asks providers about the payments that are under way: what a message has not told is known all the same. */
export const paymentChecks = (
  dependencies: Dependencies,
  { first, most }: CheckTimes = defaultTimes,
): Teller =>
  checkJobs(dependencies, {
    name: 'payment-checks',
    startedBy: ({ kind, subjectId }) => (kind === 'payment.started' ? { paymentId: subjectId } : undefined),
    check: ({ paymentId }) => checkPayment(dependencies, paymentId),
    pauseAfter: (asked) => Math.min(first * 2 ** asked, most),
  });
