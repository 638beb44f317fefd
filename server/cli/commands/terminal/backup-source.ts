import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/runtime/settings';
import { BackupError } from '@/server/backup/backup-error';
import { closing } from '@/server/backup/place';
import type { OpenedDatabase } from '@/server/database';
import { openUnmigrated, pgliteFolder } from '@/server/database/connection/open';
import { copiedSchema } from '../copy-database';
import { serverOrLock, toServer } from './connect';

/** Works on the embedded database itself, or on a copy where a server has it open. */
async function withFolder<T>(
  { dataDir, databaseSync: sync }: Settings,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  if (!existsSync(path.resolve(dataDir, pgliteFolder)))
    throw new BackupError(`There is no database in ${path.resolve(dataDir)}. Name its folder by DATA_DIR.`);
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
 * @throws BackupError where there is none
 */
export async function withSource<T>(
  settings: Settings,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, databaseStatements: statements } = settings;
  if (url === undefined) return withFolder(settings, work);
  return closing(await openUnmigrated({ url, statements }), work);
}
