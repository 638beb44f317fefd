import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { startVacuum } from '@/server/vacuum';
import { changedTables } from '@/server/vacuum/changed-tables';
import { copyPglite } from '@/tests/support/pglite-template';

const { rateLimits } = schema;
const table = 'public.rate_limits';

describe('PGlite is vacuumed by the portal, as it has no autovacuum (decision 076)', () => {
  let dataDir: string;
  let opened: OpenedDatabase;

  beforeEach(async () => {
    dataDir = await copyPglite(inject('pgliteTemplate'));
    opened = await openDatabase({ dataDir });
  });
  afterEach(async () => {
    await opened.close();
    await rm(dataDir, { recursive: true });
  });

  const add = (from: number, to: number) =>
    opened.db.execute(sql`
      insert into rate_limits (key, count, window_ends_at)
      select 'key-' || n, 1, now() from generate_series(${from}::int, ${to}::int) n`);
  const changeAll = () => opened.db.update(rateLimits).set({ count: sql`${rateLimits.count} + 1` });
  const vacuumAll = async () => {
    const vacuum = startVacuum(opened.db, { pause: 10, first: 0, breath: 0 });
    await vi.waitFor(async () => expect(await changedTables(opened.db)).toEqual([]), 20_000);
    await vacuum.stop();
  };
  const sizeOf = async () => {
    const { rows } = (await opened.db.execute(
      sql`select pg_relation_size('rate_limits')::int as bytes, reltuples::int as rows from pg_class where relname = 'rate_limits'`,
    )) as { rows: { bytes: number; rows: number }[] };
    return rows[0];
  };

  it('a table that has changed is due, one that has not isn’t, and neither is afterwards', async () => {
    await vacuumAll();
    await add(1, 1_000);
    expect(await changedTables(opened.db)).toEqual([table]);
    await vacuumAll();
    expect((await sizeOf())?.rows).toBe(1_000);
    await add(1_001, 1_020);
    expect(await changedTables(opened.db)).toEqual([]);
  });

  it('a table that has grown is due after a restart, which forgets what has changed', async () => {
    await vacuumAll();
    await add(1, 1_000);
    await opened.close();
    opened = await openDatabase({ dataDir });
    expect(await changedTables(opened.db)).toEqual([table]);
  });

  it('the space of rows that are gone is used again', async () => {
    await add(1, 1_000);
    await vacuumAll();
    const before = (await sizeOf())?.bytes ?? 0;
    for (let round = 0; round < 6; round += 1) {
      await changeAll();
      await vacuumAll();
    }
    // Each round writes every row anew, beside the one before.
    expect((await sizeOf())?.bytes).toBeLessThan(3 * before);
  });
});
