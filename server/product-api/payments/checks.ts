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
import type { Job } from '@/server/jobs/queue';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '@/server/payments/provider';
import { endUnstarted } from './end-unstarted';
import { takeFact } from './take-fact';

/** The job of a payment that is under way: to ask its provider. */
interface Check {
  paymentId: string;
  /** How often the provider has been asked. */
  asked: number;
}

export interface CheckTimes {
  /** ms before the provider is asked first; each later pause is twice the one before. */
  first: number;
  /** ms between two questions at most. */
  most: number;
}

const defaultTimes: CheckTimes = { first: 2 * 60_000, most: 6 * 60 * 60_000 };

const queueName = 'payment-checks';

/** With pauses that double from half a minute, a provider that is away is asked for about nine hours. */
const queueOptions = { retries: 10, firstPause: 30, timeLimit: 60 };

/** Providers asked at once. */
const atOnce = 10;

interface Dependencies {
  db: Database;
  providers: readonly PaymentProvider[];
  clock: () => Date;
}

/** A fact that was read is noted once, like a message. */
const readId = (paymentId: string, fact: PaymentFact) =>
  ['read', paymentId, fact.kind, 'claim' in fact ? fact.claim : ''].join(' ');

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
export function paymentChecks(
  dependencies: Dependencies,
  { first, most }: CheckTimes = defaultTimes,
): Teller {
  const { db, clock } = dependencies;
  const next = ({ paymentId, asked }: Check) => ({
    data: { paymentId, asked },
    startAt: new Date(clock().getTime() + Math.min(first * 2 ** asked, most)),
  });
  return {
    name: queueName,
    open: async (jobs) => {
      const checks = await jobs.queue<Check>(queueName, queueOptions);

      async function check({ id, data, isLast }: Job<Check>): Promise<void> {
        const again = next({ ...data, asked: data.asked + 1 });
        try {
          const isUnderWay = await checkPayment(dependencies, data.paymentId);
          await db.transaction(async (tx) => {
            await checks.complete(tx, id);
            if (isUnderWay) await checks.add(tx, [again]);
          });
        } catch (error) {
          if (!(error instanceof ProviderUnavailable)) log.error('payment_check_failed', { ...data, error });
          if (isLast) await db.transaction((tx) => checks.add(tx, [again]));
          await checks.fail(id, error instanceof Error ? error.message : 'unknown');
        }
      }

      return {
        consume: (tx, events) =>
          checks.add(
            tx,
            events
              .filter(({ kind }) => kind === 'payment.started')
              .map(({ subjectId: paymentId }) => next({ paymentId, asked: 0 })),
          ),
        work: async () => {
          const due = await checks.take(atOnce);
          await Promise.all(due.map(check));
          return due.length > 0;
        },
      };
    },
    upkeep: async () => undefined,
  };
}
