import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, syncNames } from './sync-files';

/** What `npm run build` prepared (server/cli/empty-cluster.mjs). */
const prepared = path.join(process.cwd(), 'dist', 'pglite');

/**
 * Puts a prepared, empty database where there is none yet. PGlite would make one by itself, in four times the time and
 * with 700 MB of memory; it still does where nothing was built. An interrupted copy is never taken for a database.
 * @param folder PGlite's own
 * @param sync whether the copy is on the disk before it is used
 */
export async function placeEmptyCluster(
  folder: string,
  { source = prepared, sync = false }: { source?: string; sync?: boolean } = {},
): Promise<void> {
  if (existsSync(folder) || !existsSync(source)) return;
  const copy = `${folder}.new`;
  await rm(copy, { recursive: true, force: true });
  await cp(source, copy, { recursive: true });
  if (sync) await syncFolder(copy);
  await rename(copy, folder);
  if (sync) await syncNames(path.dirname(folder));
}
