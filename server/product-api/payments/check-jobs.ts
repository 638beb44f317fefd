import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import type { EventRow } from '@/server/database/repositories/events/read-events';
import type { Teller } from '@/server/events';
import type { Job } from '@/server/jobs/queue';
import { timedJob } from '@/server/jobs/timed-job';
import { ProviderUnavailable } from '@/server/payments/provider';

/** The job of what is under way at a provider, named by its ids: to ask about it. */
type Check<T> = T & {
  /** How often the provider has been asked. */
  asked: number;
};

/** With pauses that double from half a minute, a provider that is away is asked for about nine hours. */
const queueOptions = { retries: 10, firstPause: 30, timeLimit: 60 };

/** Providers asked at once. */
const atOnce = 10;

interface Checks<T> {
  /** The queue's. */
  name: string;
  /** What is under way since an event, if something is. */
  startedBy: (event: EventRow) => T | undefined;
  /** @returns whether it is under way still @throws ProviderUnavailable */
  check: (started: T) => Promise<boolean>;
  /** ms before a provider is asked, by how often it has been asked. */
  pauseAfter: (asked: number) => number;
}

/** Asks providers about what is under way there, by a job of each, until it has an outcome. */
export function checkJobs<T extends object>(
  { db, clock }: { db: Database; clock: () => Date },
  { name, startedBy, check, pauseAfter }: Checks<T>,
): Teller {
  const next = (data: Check<T>) => ({
    data,
    startAt: new Date(clock().getTime() + pauseAfter(data.asked)),
  });
  return {
    name,
    open: async (jobs) => {
      const checks = await jobs.queue<Check<T>>(name, queueOptions);

      /** @returns whether the provider has answered */
      async function work({ id, data, isLast }: Job<Check<T>>): Promise<boolean> {
        const again = next({ ...data, asked: data.asked + 1 });
        try {
          const isUnderWay = await check(data);
          await db.transaction(async (tx) => {
            await checks.complete(tx, [id]);
            if (isUnderWay) await checks.add(tx, [again]);
          });
          return true;
        } catch (error) {
          if (!(error instanceof ProviderUnavailable)) {
            log.error('provider_check_failed', { queue: name, ...data, error });
          }
          if (isLast) await db.transaction((tx) => checks.add(tx, [again]));
          await checks.fail(id, error instanceof Error ? error.message : 'unknown');
          return false;
        }
      }

      return {
        consume: (tx, events) =>
          checks.add(
            tx,
            events.flatMap((event) => {
              const started = startedBy(event);
              return started ? [next({ ...started, asked: 0 })] : [];
            }),
          ),
        work: async () => {
          const due = await checks.take(atOnce);
          await Promise.all(due.map((job) => timedJob(name, job, () => work(job))));
          return due.length > 0;
        },
      };
    },
    upkeep: async () => undefined,
  };
}
