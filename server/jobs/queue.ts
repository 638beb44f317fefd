import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { log } from '@/lib/runtime/log';
import { telemetry } from '@/lib/runtime/telemetry';
import type { Database } from '@/server/database';
import { executorOf } from './executor';

/** A job that waits or is at work: which try it is, from 1, and whether there is another after it. */
export interface Job<T> {
  id: string;
  data: T;
  attempt: number;
  isLast: boolean;
  /** The `traceparent` under which it was added, if that was traced. */
  cause?: string | undefined;
}

/** A job's data as it is stored. */
type Stored<T> = T & { traceparent?: string };

export interface QueueOptions {
  /** Tries after the first. */
  retries: number;
  /** Seconds before the second try; each later pause is about twice the one before. */
  firstPause: number;
  /** Seconds after which a try whose process has gone counts as failed. */
  timeLimit: number;
}

/** A durable queue in the database: a job is there once its transaction commits, and is done once or tried again. */
export interface JobQueue<T extends object> {
  /** Adds jobs in a transaction of the caller's, each for a time or for now. */
  add: (tx: Database, jobs: readonly { data: T; startAt?: Date }[]) => Promise<void>;
  /** Takes up to `limit` jobs whose time has come. */
  take: (limit: number) => Promise<Job<T>[]>;
  /** Ends jobs, in the transaction of their effect or after it: then one may come again, and has to find its effect. */
  complete: (tx: Database, ids: readonly string[]) => Promise<void>;
  /** Notes that a try failed: the job comes again after a pause, or is among the failed. */
  fail: (id: string, reason: string) => Promise<void>;
}

/** Days that done and failed jobs are kept. */
const keptDays = 14;

export interface Jobs {
  /** A queue by its name, made when it is not there yet. */
  queue: <T extends object>(name: string, options: QueueOptions) => Promise<JobQueue<T>>;
  stop: () => Promise<void>;
}

/** What is added while something is traced says so, for the trace of the job. */
function withTrace<T extends object>(data: T): Stored<T> {
  const traceparent = telemetry()?.traceparent();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** Any number that nothing else uses. */
const advisoryLock = 7_921_007;

/** Changes the store's tables, one instance and one change at a time: two at once lock each other out. */
function changeStore(db: Database, change: (tx: Database) => Promise<unknown>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    await change(tx);
  });
}

/** pg-boss makes it as well, but not one instance at a time. */
const makeSchema = (tx: Database) => tx.execute(sql`create schema if not exists pgboss`);

/**
 * An index in the order in which jobs are taken. Without it, pg-boss sorts all jobs that are due for each look, which
 * takes some 40 ms where 10,000 are.
 */
const addOrderIndex = (tx: Database) =>
  tx.execute(
    sql`create index if not exists waybill_order on pgboss.job (name, priority desc, created_on, id) where state < 'active'`,
  );

/** By the function of pg-boss's schema that its `createQueue` calls. */
const makeQueue = (name: string) => (tx: Database) =>
  tx.execute(sql`select pgboss.create_queue(${name}, '{"policy": "standard"}')`);

/**
 * The job store of pg-boss, over the database's own connections (decision 042). Its workers are not used: they do not
 * wait for a job to be marked as done, and end the process when the database is away at that moment.
 * @param maintenanceIntervalSeconds between two looks for jobs whose process has gone
 */
export async function openJobs(db: Database, maintenanceIntervalSeconds: number): Promise<Jobs> {
  const boss = new PgBoss({
    db: executorOf(db),
    schedule: false,
    maintenanceIntervalSeconds,
    deleteAfterDays: keptDays,
    archiveFailedAfterSeconds: keptDays * 24 * 3600,
  });
  boss.on('error', (error) => log.warn('jobs_maintenance_failed', { error }));
  await changeStore(db, makeSchema);
  await boss.start();
  await changeStore(db, addOrderIndex);

  async function queue<T extends object>(name: string, options: QueueOptions): Promise<JobQueue<T>> {
    const { retries: retryLimit, firstPause: retryDelay, timeLimit: expireInSeconds } = options;
    const settings = { name, retryLimit, retryDelay, retryBackoff: true, expireInSeconds };
    await changeStore(db, makeQueue(name));
    await boss.updateQueue(name, settings);
    return {
      add: (tx, jobs) =>
        jobs.length === 0
          ? Promise.resolve()
          : boss.insert(
              jobs.map(({ data, startAt }) => ({
                name,
                data: withTrace(data),
                ...(startAt && { startAfter: startAt.toISOString() }),
              })),
              { db: executorOf(tx) },
            ),
      take: async (limit) => {
        const jobs = await boss.fetch<Stored<T>>(name, { batchSize: limit, includeMetadata: true });
        return jobs.map(({ id, data: { traceparent, ...data }, retryCount, retryLimit: most }) => ({
          id,
          data: data as unknown as T,
          cause: traceparent,
          attempt: retryCount + 1,
          isLast: retryCount >= most,
        }));
      },
      complete: (tx, ids) =>
        // With options it takes several ids as well; only its types do not say so.
        boss.complete(name, [...ids] as unknown as string, {}, { db: executorOf(tx) }),
      fail: (id, reason) => boss.fail(name, id, { reason }),
    };
  }

  return { queue, stop: () => boss.stop({ graceful: false }) };
}
