import { constants, cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { lives } from '@/server/database/connection/lock';
import { pgliteFolder } from '@/server/database/connection/open';
import { checked } from './checked';
import type { CommandContext } from './context';
import { RefusedError } from './refused';

const bodySchema = z.object({ pid: z.int().positive() });

export const copiedSchema = z.object({ folder: z.string() });

const prefix = `${pgliteFolder}.copy-`;

/** Removes the copies of commands that were killed. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(prefix) || (await lives(Number(name.slice(prefix.length))))) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * Copies PGlite's folder for the process of a command, which reads the copy and deletes it. Everybody else waits while
 * the files are copied, and no longer: PGlite has one connection, and reading all rows by it takes much longer.
 * @returns the copy's name in the data folder
 * @throws RefusedError where the database is not PGlite
 */
export async function copyDatabase(
  { db, settings }: CommandContext,
  body: unknown,
): Promise<z.infer<typeof copiedSchema>> {
  if (settings.databaseUrl !== undefined) throw new RefusedError('The database is not in the data folder.');
  const { pid } = checked(bodySchema, body);
  const dataDir = path.resolve(settings.dataDir);
  await removeLeftovers(dataDir);
  const folder = `${prefix}${pid}`;
  const copy = path.join(dataDir, folder);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`checkpoint`);
      await cp(path.join(dataDir, pgliteFolder), copy, {
        recursive: true,
        mode: constants.COPYFILE_FICLONE,
      });
    });
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }
  return { folder };
}
