import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/database';
import { inBatches } from '@/server/database/repositories/sql/in-batches';
import { rowsAs } from '@/server/database/repositories/sql/rows-as';

const queueSchema = z.object({
  name: z.string(),
  retries: z.int(),
  firstPause: z.int(),
  timeLimit: z.int(),
});

const jobSchema = z.object({
  queue: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** RFC 3339, in UTC. */
  startAt: z.string(),
});

type WaitingJob = z.infer<typeof jobSchema>;
type WaitingQueue = z.infer<typeof queueSchema>;

const store = sql`select to_regclass('pgboss.job') is not null as found`;

/** pg-boss has queues of its own, for its maintenance. */
const isOurs = sql`not starts_with(name, '__pgboss')`;

const queues = sql`
  select name, coalesce(retry_limit, 0) as retries, coalesce(retry_delay, 0) as "firstPause",
    coalesce(expire_seconds, 60) as "timeLimit"
  from pgboss.queue where ${isOurs} order by name`;

const waiting = sql`from pgboss.job where ${isOurs} and state < 'completed'`;

const jobs = sql`
  select name as queue, data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAt"
  ${waiting} order by priority desc, created_on, id`;

const hasStore = async (db: Database) =>
  (await rowsAs(db, z.object({ found: z.boolean() }), store))[0]?.found === true;

/** The queues, and how many of their jobs are not over: those at work too, as whoever works on them won't tell another database. */
export async function waitingQueues(db: Database): Promise<{ queues: WaitingQueue[]; jobs: number }> {
  if (!(await hasStore(db))) return { queues: [], jobs: 0 };
  const [counted] = await rowsAs(db, z.object({ count: z.coerce.number() }), sql`select count(*) ${waiting}`);
  return { queues: await rowsAs(db, queueSchema, queues), jobs: counted?.count ?? 0 };
}

/** Those jobs in batches, in the order in which they are taken. Call it in a transaction. */
export async function* readWaitingJobs(tx: Database): AsyncGenerator<WaitingJob[]> {
  if (await hasStore(tx)) yield* inBatches(tx, jobSchema, jobs);
}
