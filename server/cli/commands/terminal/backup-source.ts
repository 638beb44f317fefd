import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/runtime/settings';
import { closing } from '@/server/backup/place';
import type { OpenedDatabase } from '@/server/database';
import { newestApplied } from '@/server/database/connection/migrations';
import { openUnmigrated, pgliteFolder } from '@/server/database/connection/open';
import { copiedSchema } from '../copy-database';
import { RefusedError } from '../refused';
import { serverOrLock, toServer } from './connect';

/** @throws RefusedError where a data folder has no database, which opening it would make */
export function requireFolder(dataDir: string): void {
  if (!existsSync(path.resolve(dataDir, pgliteFolder)))
    throw new RefusedError(`There is no database in ${path.resolve(dataDir)}. Name its folder by DATA_DIR.`);
}

/** @throws RefusedError where a database is empty, which migrating it would hide */
export async function requireFilled({ kind, db }: OpenedDatabase): Promise<void> {
  if ((await newestApplied(db)) !== null) return;
  const setting = kind === 'pglite' ? 'DATA_DIR' : 'DATABASE_URL';
  throw new RefusedError(`The database is empty. Name the portal's own by ${setting}.`);
}

/** Works on the embedded database itself, or on a copy where a server has it open. */
async function withFolder<T>(
  { dataDir, databaseSync: sync }: Settings,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  requireFolder(dataDir);
  const found = await serverOrLock(dataDir);
  if (!found.server)
    return openUnmigrated({ dataDir, sync })
      .then((opened) => closing(opened, work))
      .finally(found.lock.release);
  const copied = await toServer(found.server).run('database-copy', { pid: process.pid });
  const { folder } = copiedSchema.parse(copied);
  try {
    return await closing(await openUnmigrated({ dataDir, folder }), work);
  } finally {
    await rm(path.resolve(dataDir, folder), { recursive: true, force: true });
  }
}

/**
 * Reads the database that the settings name, as it is and while others write to it.
 * @throws RefusedError where there is none
 */
export async function withSource<T>(
  settings: Settings,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, databaseStatements: statements } = settings;
  const onFilled = async (opened: OpenedDatabase) => {
    await requireFilled(opened);
    return work(opened);
  };
  if (url === undefined) return withFolder(settings, onFilled);
  return closing(await openUnmigrated({ url, statements }), onFilled);
}
