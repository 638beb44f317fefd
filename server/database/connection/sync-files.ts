import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Files synced at once: the disk writes what waits for it together. */
const atOnce = 16;

async function syncOne(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Resolves once a folder's entry names, such as one that was renamed, are on the disk. */
export const syncNames = syncOne;

/** Resolves once a folder with all that is in it is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = [folder, ...entries.map(({ parentPath, name }) => path.join(parentPath, name))];
  for (let next = 0; next < places.length; next += atOnce)
    await Promise.all(places.slice(next, next + atOnce).map(syncOne));
}
