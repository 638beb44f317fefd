import type { Database, OpenedDatabase } from '@/server/database';
import { knownMigrations, newestApplied } from '@/server/database/connection/migrations';
import {
  listSequences,
  listTables,
  settleTexts,
  type Table,
} from '@/server/database/repositories/sql/catalogue';
import { countRows, readRows } from '@/server/database/repositories/sql/table-rows';
import { readWaitingJobs, waitingQueues } from '@/server/jobs/waiting';
import { BackupError } from './backup-error';
import { writeBackup } from './file';
import type { Manifest } from './manifest';
import { fingerprintOf } from './secret';

interface TakeOptions {
  file: string;
  secret: string;
  now: Date;
}

async function migrationOf(db: Database): Promise<Manifest['migration']> {
  const at = await newestApplied(db);
  const migration = knownMigrations().find((known) => known.at === at);
  if (!migration)
    throw new BackupError(
      'The schema of the database is not one of this release; use the release that runs on it.',
    );
  return { name: migration.name, at: migration.at };
}

async function describe(tx: Database, tables: readonly Table[]): Promise<Manifest['tables']> {
  const described: Manifest['tables'] = [];
  for (const table of tables) {
    const columns = table.columns.map(({ name }) => name);
    described.push({ name: table.name, columns, rows: await countRows(tx, table) });
  }
  return described;
}

/**
 * Writes all that a database holds into a file, as of one instant: others go on writing meanwhile.
 * @throws BackupError where there is such a file, or the schema is another release's
 */
export async function takeBackup(
  { kind, db }: OpenedDatabase,
  { file, secret, now }: TakeOptions,
): Promise<Manifest> {
  return db.transaction(
    async (tx) => {
      await settleTexts(tx);
      const tables = await listTables(tx);
      const { queues, jobs } = await waitingQueues(tx);
      const manifest: Manifest = {
        format: 'waybill-backup',
        version: 1,
        takenAt: now.toISOString(),
        database: kind,
        migration: await migrationOf(tx),
        secretFingerprint: fingerprintOf(secret),
        tables: await describe(tx, tables),
        sequences: await listSequences(tx),
        queues,
        jobs,
      };
      async function* lines(): AsyncGenerator<string> {
        yield `${JSON.stringify(manifest)}\n`;
        for (const table of tables)
          for await (const rows of readRows(tx, table)) yield rows.map((row) => `${row}\n`).join('');
        for await (const batch of readWaitingJobs(tx))
          yield batch.map((job) => `${JSON.stringify(job)}\n`).join('');
      }
      await writeBackup(file, secret, lines());
      return manifest;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
