import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { openBackup } from '@/server/backup/read';
import { restoreInto } from '@/server/backup/restore';
import { takeBackup } from '@/server/backup/take';
import type { Database, OpenedDatabase } from '@/server/database';
import { openUnmigrated } from '@/server/database/connection/open';
import { listTables } from '@/server/database/repositories/sql/catalogue';
import { readWaitingJobs, waitingQueues } from '@/server/jobs/waiting';
import { testSecret } from '@/tests/support/identity';

export const secret = testSecret;
export const takenAt = new Date('2026-11-20T08:00:00Z');

/** A folder of the test's own. */
export async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-backup-'));
  return {
    folder,
    file: path.join(folder, 'portal.backup'),
    remove: () => rm(folder, { recursive: true, force: true }),
    /** Gives a data folder the secret of the backups. */
    keepSecret: () => writeFile(path.join(folder, 'secret.key'), `${secret}\n`),
  };
}

export const take = (opened: OpenedDatabase, file: string) =>
  takeBackup(opened, { file, secret, now: takenAt });

/** Restores into a new PGlite in a folder; the caller closes it. */
export async function restoreTo(dataDir: string, file: string): Promise<OpenedDatabase> {
  const opened = await openUnmigrated({ dataDir });
  await restoreFrom(opened.db, file);
  return opened;
}

/** Restores into an empty database. @throws BackupError */
export async function restoreFrom(db: Database, file: string) {
  const read = await openBackup(file, secret);
  return restoreInto(db, read, new Date()).finally(() => read.backup.close());
}

const digestSchema = z.object({
  rows: z.tuple([z.object({ count: z.coerce.number(), digest: z.string() })]),
});

/** The queues, and all jobs that wait. */
export async function waitingJobs(db: Database) {
  return db.transaction(async (tx) => {
    const { queues } = await waitingQueues(tx);
    const jobs = [];
    for await (const batch of readWaitingJobs(tx)) jobs.push(...batch);
    return { queues, jobs };
  });
}

type Rows = Record<string, SQL>;

/**
 * The rows of every table by number and content, generated columns and all.
 * @param only of a table those for which a condition holds
 */
export async function contentsOf(
  db: Database,
  only: Rows = {},
): Promise<Record<string, { count: number; digest: string }>> {
  const contents: Record<string, { count: number; digest: string }> = {};
  for (const { name } of await listTables(db)) {
    const answer = await db.execute(sql`
      select count(*) as count, coalesce(md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))), '') as digest
      from ${sql.identifier(name)} t where ${only[name] ?? sql`true`}`);
    [contents[name]] = digestSchema.parse(answer).rows;
  }
  return contents;
}

/** What a restoration changes: sign-ins are ended, and the restoration is noted. */
const changing = [
  'flow_tokens',
  'one_time_codes',
  'onboarding_tokens',
  'restorations',
  'revoked_sessions',
  'sessions',
  'signing_keys',
];

/** The same without what a restoration changes. */
export async function lastingContentsOf(db: Database, only: Rows = {}) {
  const entries = Object.entries(await contentsOf(db, only));
  return Object.fromEntries(entries.filter(([name]) => !changing.includes(name)));
}
