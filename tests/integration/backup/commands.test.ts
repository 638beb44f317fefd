import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '@/server/database';
import { holdOf } from '@/server/database/repositories/restorations';
import { runCommand } from '@/tests/support/commands';
import { emptyPostgresql } from '@/tests/support/empty-postgresql';
import { newFolder, secret } from './harness';
import { keepWriting, pairsIn, serve } from './load';

/** Where a portal has its database, and what its commands are told. */
interface Place {
  folder: string;
  db: Database;
  env: Record<string, string>;
}

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function newPlace() {
  const own = await newFolder();
  endings.push(own.remove);
  await own.keepSecret();
  return own;
}

/** Backs a portal up while it is written to, and restores it by commands into a new data folder. */
async function backUpAndRestore({ folder, db, env }: Place) {
  const writing = keepWriting(db);
  await expect.poll(writing.count).toBeGreaterThan(5);
  const before = writing.count();
  endings.push(writing.stop);
  const backup = await runCommand(['backup', 'portal.backup'], {
    dataDir: folder,
    env: { ...env, INIT_CWD: folder, npm_lifecycle_script: 'node server/cli/waybill.mjs' },
  });
  const after = writing.count();
  await expect.poll(writing.count).toBeGreaterThan(after);
  await writing.stop();
  expect([backup.code, backup.stderr]).toEqual([0, '']);
  expect(backup.stdout).not.toContain(secret);

  const target = await newPlace();
  const restore = await runCommand(['restore', `${folder}/portal.backup`], { dataDir: target.folder });
  expect([restore.code, restore.stderr]).toEqual([0, '']);
  expect(restore.stdout).toContain('waybill -- release-queue');
  const restored = await serve(target.folder, endings);
  const pairs = await pairsIn(restored);
  expect(pairs).toEqual(pairs.map((_, index) => index));
  expect(pairs.length).toBeGreaterThanOrEqual(before);
  expect(pairs.length).toBeLessThan(writing.count());
  return { target, restored };
}

describe('a portal that is written to (security 30)', { timeout: 240_000 }, () => {
  it('is backed up as of one instant and goes on, on PGlite; the copy that was read is gone', async () => {
    const own = await newPlace();
    const db = await serve(own.folder, endings);
    const { target, restored } = await backUpAndRestore({ folder: own.folder, db, env: {} });
    expect((await readdir(own.folder)).filter((name) => name.includes('copy'))).toEqual([]);
    expect(await holdOf(restored)).not.toBeNull();
    const released = await runCommand(['release-queue'], { dataDir: target.folder });
    expect(released).toMatchObject({ code: 0, stdout: expect.stringContaining('is released') as string });
    expect(await holdOf(restored)).toBeNull();
  });

  it.skipIf(inject('postgresqlUrl') === null)(
    'likewise on PostgreSQL, and is restored to PGlite',
    async () => {
      const own = await newPlace();
      const empty = await emptyPostgresql();
      const { db, close } = await openDatabase({ url: empty.url });
      endings.push(empty.close, close);
      await backUpAndRestore({ folder: own.folder, db, env: { DATABASE_URL: empty.url } });
    },
  );
});

describe('restoring', { timeout: 240_000 }, () => {
  /** A backup of a new portal that nobody uses. */
  async function backedUp() {
    const own = await newPlace();
    await (await openDatabase({ dataDir: own.folder })).close();
    const { code, stderr } = await runCommand(['backup', own.file], { dataDir: own.folder });
    expect([code, stderr]).toEqual([0, '']);
    return own;
  }

  it('is refused where there is a database, and where a portal runs', async () => {
    const own = await backedUp();
    const again = await runCommand(['restore', own.file], { dataDir: own.folder });
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('There is a database in')]);
    await serve(own.folder, endings);
    const running = await runCommand(['restore', own.file], { dataDir: own.folder });
    expect([running.code, running.stderr]).toEqual([1, expect.stringContaining('is in use by process')]);
  });

  it('is known by its secret before it is started: with another one nothing is backed up', async () => {
    const own = await backedUp();
    const target = await newPlace();
    const restored = await runCommand(['restore', own.file], { dataDir: target.folder });
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    const backUp = (env: Record<string, string>) =>
      runCommand(['backup', target.file], { dataDir: target.folder, env });
    const other = await backUp({ WAYBILL_SECRET: 'another secret, which is as long as it has to be' });
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('under another secret')]);
    expect(existsSync(target.file)).toBe(false);
    expect((await backUp({})).code).toBe(0);
  });

  it('twice at once into one place is done once', async () => {
    const own = await backedUp();
    const target = await newPlace();
    const results = await Promise.all(
      [1, 2].map(() => runCommand(['restore', own.file], { dataDir: target.folder })),
    );
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(results.find(({ code }) => code === 1)?.stderr).toMatch(/in use by process|There is a database/);
    expect(existsSync(`${target.folder}/pglite`)).toBe(true);
  });

  it.skipIf(inject('postgresqlUrl') === null)('twice at once into one PostgreSQL is done once', async () => {
    const own = await backedUp();
    const empty = await emptyPostgresql();
    endings.push(empty.close);
    const env = { DATABASE_URL: empty.url };
    const results = await Promise.all(
      [1, 2].map(() => runCommand(['restore', own.file], { dataDir: own.folder, env })),
    );
    expect(results.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(results.find(({ code }) => code === 1)?.stderr).toContain('The database is not empty');
  });

  it('names what is missing: the file, the secret, the database to back up', async () => {
    const none = await newFolder();
    endings.push(none.remove);
    const dataDir = none.folder;
    const missing = await runCommand(['restore', 'nowhere.backup'], { dataDir });
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining("can't be read")]);
    const nothing = await runCommand(['backup', none.file], { dataDir });
    expect([nothing.code, nothing.stderr]).toEqual([2, expect.stringContaining('There is no database in')]);
    const unnamed = await runCommand(['backup'], { dataDir });
    expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('Name one file')]);
    const { file } = await backedUp();
    const locked = await runCommand(['restore', file], { dataDir });
    expect([locked.code, locked.stderr]).toEqual([1, expect.stringContaining('There is no secret here')]);
    expect(await readdir(dataDir)).toEqual([]);
  });
});
