import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '@/lib/runtime/settings';
import type { OpenedDatabase } from '@/server/database';
import { lockDataDir } from '@/server/database/connection/lock';
import { openUnmigrated, pgliteFolder } from '@/server/database/connection/open';
import { syncNames } from '@/server/database/connection/sync-files';
import { BackupError } from './backup-error';

const unfinished = `${pgliteFolder}.restoring`;

/** Opens a database for some work, and closes it whatever comes of that. */
export async function closing<T>(
  opened: OpenedDatabase,
  work: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/**
 * Fills a new database of the data folder, which nobody sees before it is complete.
 * @throws BackupError where the folder has a database; DataDirLockedError where another process has the folder
 */
async function fillFolder<T>(
  { dataDir, databaseSync: sync }: Settings,
  fill: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const lock = await lockDataDir(dataDir);
  const place = path.resolve(dataDir, pgliteFolder);
  const draft = path.resolve(dataDir, unfinished);
  try {
    if (existsSync(place))
      throw new BackupError(
        `There is a database in ${place}. Choose another DATA_DIR, or move that folder away.`,
      );
    await rm(draft, { recursive: true, force: true });
    const result = await closing(await openUnmigrated({ dataDir, folder: unfinished, sync }), fill);
    await rename(draft, place);
    if (sync) await syncNames(path.dirname(place));
    return result;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await lock.release();
  }
}

/** Fills the empty database that the settings name. @throws BackupError, DataDirLockedError */
export async function fillDatabase<T>(
  settings: Settings,
  fill: (opened: OpenedDatabase) => Promise<T>,
): Promise<T> {
  const { databaseUrl: url, databaseStatements: statements } = settings;
  if (url === undefined) return fillFolder(settings, fill);
  return closing(await openUnmigrated({ url, statements }), fill);
}
