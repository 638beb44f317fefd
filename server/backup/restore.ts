import type { Database } from '@/server/database';
import { bringUpToDate } from '@/server/database/connection/migrate';
import { lockMigrations, newestApplied, runMigrations } from '@/server/database/connection/migrations';
import type { EndedSignIns } from '@/server/database/repositories/identity/end-all';
import { noteRestoration } from '@/server/database/repositories/restorations';
import { listTables, setSequence, type Table } from '@/server/database/repositories/sql/catalogue';
import { rowBatch } from '@/server/database/repositories/sql/in-batches';
import { addRows, withoutRules } from '@/server/database/repositories/sql/table-rows';
import { openJobs, type JobQueue } from '@/server/jobs/queue';
import { BackupError } from './backup-error';
import { jobLineSchema, rowLineSchema, type Manifest } from './manifest';
import type { OpenedBackup } from './read';
import { endSignInsUnder } from './secret';

/** Seconds; nothing is maintained while a backup is restored. */
const maintenance = 3_600;

type Queues = Map<string, JobQueue<Record<string, unknown>>>;

/** @throws BackupError where the database has anything in it */
async function requireEmpty(db: Database): Promise<void> {
  if ((await newestApplied(db)) !== null || (await listTables(db)).length > 0)
    throw new BackupError(
      'The database is not empty. Restore into an empty one: another DATABASE_URL or DATA_DIR.',
    );
}

/** So many lines, in batches. @throws BackupError where the file has fewer */
async function* takeLines(lines: AsyncGenerator<string>, count: number): AsyncGenerator<string[]> {
  for (let left = count; left > 0; left -= rowBatch) {
    const taken: string[] = [];
    while (taken.length < Math.min(rowBatch, left)) {
      const next = await lines.next();
      if (next.done) throw new BackupError('The backup has fewer rows than it says.');
      taken.push(next.value);
    }
    yield taken;
  }
}

function tableOf(tables: readonly Table[], { name, columns }: Manifest['tables'][number]): Table {
  const table = tables.find((one) => one.name === name);
  const known = table?.columns.map((column) => column.name).join();
  if (table === undefined || known !== columns.join())
    throw new BackupError(`The table ${name} of the backup is not as its schema has it.`);
  return table;
}

async function loadTables(tx: Database, manifest: Manifest, lines: AsyncGenerator<string>): Promise<void> {
  const tables = await listTables(tx);
  await withoutRules(tx, tables, async () => {
    for (const described of manifest.tables) {
      const table = tableOf(tables, described);
      for await (const rows of takeLines(lines, described.rows)) {
        for (const row of rows) rowLineSchema.length(table.columns.length).parse(JSON.parse(row));
        await addRows(tx, table, rows);
      }
    }
  });
  for (const sequence of manifest.sequences) await setSequence(tx, sequence);
}

async function loadJobs(
  tx: Database,
  { jobs }: Manifest,
  lines: AsyncGenerator<string>,
  queues: Queues,
): Promise<void> {
  for await (const batch of takeLines(lines, jobs))
    for (const line of batch) {
      const { queue, data, startAt } = jobLineSchema.parse(JSON.parse(line));
      await queues.get(queue)?.add(tx, [{ data, startAt: new Date(startAt) }]);
    }
}

/** The queues that the backup's jobs go into; making them is the one thing that can't be part of a transaction. */
async function openQueues(
  db: Database,
  { queues }: Manifest,
): Promise<{ queues: Queues; stop: () => Promise<void> }> {
  const jobs = await openJobs(db, maintenance);
  const opened: Queues = new Map();
  for (const { name, ...options } of queues) opened.set(name, await jobs.queue(name, options));
  return { queues: opened, stop: jobs.stop };
}

/**
 * Fills an empty database with a backup that was checked, in one transaction: at the schema of the backup, which is then
 * migrated to this release's. Sign-ins are ended, and the queue is held.
 * @throws BackupError where the database is not empty
 */
export async function restoreInto(
  db: Database,
  { backup, manifest, secret }: OpenedBackup,
  now: Date,
): Promise<EndedSignIns> {
  await requireEmpty(db);
  const { queues, stop } = await openQueues(db, manifest);
  const lines = backup.lines();
  try {
    return await db.transaction(async (tx) => {
      await lockMigrations(tx);
      // Somebody may have restored, or started, meanwhile.
      await requireEmpty(tx);
      await runMigrations(tx, manifest.migration.at);
      await lines.next();
      await loadTables(tx, manifest, lines);
      await loadJobs(tx, manifest, lines, queues);
      await bringUpToDate(tx);
      await noteRestoration(tx, { takenAt: new Date(manifest.takenAt), restoredAt: now });
      return endSignInsUnder(tx, secret, now);
    });
  } finally {
    await lines.return(undefined);
    await stop();
  }
}
