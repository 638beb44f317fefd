import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openDatabase, schema, type OpenedDatabase } from '@/server/database';
import { startVacuum } from '@/server/vacuum';
import { dueMaintenance } from '@/server/vacuum/due-maintenance';
import { copyPglite } from '@/tests/support/pglite-template';

const { rateLimits } = schema;
const analyze = 'analyze public.rate_limits';
const vacuum = 'vacuum public.rate_limits';
const never = { analyze: Infinity, vacuum: Infinity };
const soon = { pause: 200, first: 0, step: 1, maxWait: never };

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

  const due = async () => (await dueMaintenance(opened.db)).map(({ statement }) => statement);
  const add = (from: number, to: number) =>
    opened.db.execute(sql`
      insert into rate_limits (key, count, window_ends_at)
      select 'key-' || n, 1, now() from generate_series(${from}::int, ${to}::int) n`);
  const changeAll = () => opened.db.update(rateLimits).set({ count: sql`${rateLimits.count} + 1` });
  const vacuumAll = async () => {
    const vacuuming = startVacuum(opened.db, { ...soon, quietFor: () => Infinity });
    await vi.waitFor(async () => expect(await due()).toEqual([]), 20_000);
    await vacuuming.stop();
  };
  const sizeOf = async () => {
    const { rows } = (await opened.db.execute(
      sql`select pg_relation_size('rate_limits')::int as bytes, reltuples::int as rows from pg_class where relname = 'rate_limits'`,
    )) as { rows: { bytes: number; rows: number }[] };
    return rows[0];
  };

  it('a table that has changed is due, one that has not isn’t, and neither is afterwards', async () => {
    await vacuumAll();
    await add(1, 2_000);
    expect(await due()).toEqual([analyze, vacuum]);
    await vacuumAll();
    expect((await sizeOf())?.rows).toBe(2_000);
    await add(2_001, 2_020);
    expect(await due()).toEqual([]);
  });

  it('a table that has grown is due after a restart, which forgets what has changed', async () => {
    await vacuumAll();
    await add(1, 1_000);
    await opened.close();
    opened = await openDatabase({ dataDir });
    expect(await due()).toEqual([analyze]);
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

  it('a table waits for a quiet time, the longer the more of it there is', async () => {
    await vacuumAll();
    await add(1, 1_000);
    const [small] = await dueMaintenance(opened.db);
    await add(1_001, 20_000);
    const [large] = await dueMaintenance(opened.db);
    const ms = large?.ms ?? 0;
    expect(ms).toBeGreaterThan(small?.ms ?? Infinity);

    let quiet = 0;
    const asked = vi.fn(() => quiet);
    const vacuuming = startVacuum(opened.db, { ...soon, quietFor: asked });
    for (const tooShort of [0, 3 * ms - 1]) {
      quiet = tooShort;
      asked.mockClear();
      await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(20));
      expect(await due()).toEqual([analyze, vacuum]);
    }
    quiet = Infinity;
    await vi.waitFor(async () => expect(await due()).toEqual([]), 20_000);
    await vacuuming.stop();
  });

  it('a table whose quiet time never comes is vacuumed in the end', async () => {
    await vacuumAll();
    await add(1, 1_000);
    const vacuuming = startVacuum(opened.db, {
      ...soon,
      quietFor: () => 0,
      maxWait: { analyze: 2, vacuum: 2 },
    });
    await vi.waitFor(async () => expect(await due()).toEqual([]), 20_000);
    await vacuuming.stop();
  });
});
