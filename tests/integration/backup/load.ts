import { setImmediate } from 'node:timers/promises';
import { eq, like, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { parseSettings } from '@/lib/runtime/settings';
import { createCommands } from '@/server/cli/commands';
import { openDatabase, schema, type Database } from '@/server/database';
import { lockDataDir } from '@/server/database/connection/lock';
import { startInternalListener } from '@/server/http/internal-listener';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

/**
 * Opens and serves a data folder as the portal does, without the pages.
 * @param endings gets what ends that
 */
export async function serve(dataDir: string, endings: (() => Promise<unknown>)[]): Promise<Database> {
  const lock = await lockDataDir(dataDir);
  const opened = await openDatabase({ dataDir });
  const settings = parseSettings({ DATA_DIR: dataDir });
  const commands = createCommands({ db: opened.db, clock: () => new Date(), settings });
  const listener = await startInternalListener({ identity: null, commands });
  await lock.announce(listener.origin, listener.key);
  endings.push(async () => {
    await listener.close();
    await opened.close();
    await lock.release();
  });
  return opened.db;
}

/**
 * Adds one warehouse with its customer after the other, each pair in a transaction, until told to stop.
 * @param first the number of the first pair
 */
export function keepWriting(db: Database, first = 0) {
  let count = first;
  const stopping = new AbortController();
  const writing = (async () => {
    while (!stopping.signal.aborted) {
      await db.transaction(async (tx) => {
        const warehouseId = await addWarehouse(tx, { code: `LOAD${count}` });
        await addAccount(tx, { warehouseId });
      });
      count += 1;
      // PGlite answers without leaving the process: nothing else would get a turn.
      await setImmediate();
    }
  })();
  return {
    count: () => count,
    stop: async () => {
      stopping.abort();
      await writing;
    },
  };
}

/** The numbers of the pairs that are there as a whole. */
export async function pairsIn(db: Database): Promise<number[]> {
  const rows = await db
    .select({ code: schema.warehouses.code })
    .from(schema.warehouses)
    .innerJoin(schema.accounts, eq(schema.accounts.warehouseId, schema.warehouses.id))
    .where(like(schema.warehouses.code, 'LOAD%'));
  expect(rows).toHaveLength(await db.$count(schema.warehouses, like(schema.warehouses.code, 'LOAD%')));
  return rows.map(({ code }) => Number(code.slice('LOAD'.length))).sort((a, b) => a - b);
}

const ofLoad = sql`select id from warehouses where code like 'LOAD%'`;

/** The rows that `keepWriting` has nothing to do with. */
export const withoutLoad = {
  warehouses: sql`id not in (${ofLoad})`,
  accounts: sql`warehouse_id not in (${ofLoad})`,
};
