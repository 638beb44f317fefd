import { constants, cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '@/server/database';
import { lives } from '@/server/database/connection/lock';
import { isFull } from '@/server/database/connection/no-room';
import { pgliteFolder } from '@/server/database/connection/open';
import { rowsAs } from '@/server/database/repositories/sql/rows-as';
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

const logFile = /^[\dA-F]{24}$/;
const neededSchema = z.object({ first: z.string(), last: z.string() });

/** What is left out of a copy: files of the log before the newest checkpoint, and empty ones that are kept for later. */
async function withoutOldLog(tx: Database): Promise<(place: string) => boolean> {
  const [needed] = await rowsAs(
    tx,
    neededSchema,
    sql`select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_insert_lsn() + 1) as last
      from pg_control_checkpoint()`,
  );
  return (place) => {
    const name = path.basename(place);
    if (needed === undefined || !logFile.test(name)) return true;
    return name >= needed.first && name <= needed.last;
  };
}

/**
 * Copies PGlite's folder for the process of a command, which reads the copy and deletes it. Everybody else waits while
 * the files are copied, and no longer: PGlite has one connection, and reading all rows by it takes much longer.
 * @returns the copy's name in the data folder
 * @throws RefusedError where the database is not PGlite, or there is no room
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
        filter: await withoutOldLog(tx),
        mode: constants.COPYFILE_FICLONE,
      });
    });
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    if (isFull(error))
      throw new RefusedError(`There is no room in ${dataDir} for a copy of the database to read. Make some.`);
    throw error;
  }
  return { folder };
}
