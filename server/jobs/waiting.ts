import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/database';
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

interface Waiting {
  queues: z.infer<typeof queueSchema>[];
  /** In the order in which they are taken. */
  jobs: z.infer<typeof jobSchema>[];
}

const store = sql`select to_regclass('pgboss.job') is not null as found`;

/** pg-boss has queues of its own, for its maintenance. */
const isOurs = sql`not starts_with(name, '__pgboss')`;

const queues = sql`
  select name, coalesce(retry_limit, 0) as retries, coalesce(retry_delay, 0) as "firstPause",
    coalesce(expire_seconds, 60) as "timeLimit"
  from pgboss.queue where ${isOurs} order by name`;

const jobs = sql`
  select name as queue, data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startAt"
  from pgboss.job where ${isOurs} and state < 'completed' order by priority desc, created_on, id`;

/** The jobs of all queues that are not over, those at work too: whoever works on them won't tell another database. */
export async function waitingJobs(db: Database): Promise<Waiting> {
  const [answer] = await rowsAs(db, z.object({ found: z.boolean() }), store);
  if (!answer?.found) return { queues: [], jobs: [] };
  return { queues: await rowsAs(db, queueSchema, queues), jobs: await rowsAs(db, jobSchema, jobs) };
}
