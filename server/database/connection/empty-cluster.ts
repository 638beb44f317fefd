import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What `npm run build` prepared (server/cli/empty-cluster.mjs). */
const prepared = path.join(process.cwd(), 'dist', 'pglite');

/**
 * Puts a prepared, empty database where there is none yet. PGlite would make one by itself, in four times the time and
 * with 700 MB of memory; it still does where nothing was built. An interrupted copy is never taken for a database.
 * @param folder PGlite's own
 */
export async function placeEmptyCluster(folder: string, source = prepared): Promise<void> {
  if (existsSync(folder) || !existsSync(source)) return;
  const copy = `${folder}.new`;
  await rm(copy, { recursive: true, force: true });
  await cp(source, copy, { recursive: true });
  await rename(copy, folder);
}
