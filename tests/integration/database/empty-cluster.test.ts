import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, schema } from '@/server/database';
import { placeEmptyCluster } from '@/server/database/connection/empty-cluster';
import { copyFolder } from '@/tests/support/copy-folder';

let root = '';
let prepared = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'waybill-cluster-'));
  prepared = path.join(root, 'prepared');
  await (await PGlite.create(prepared)).close();
});
afterAll(() => rm(root, { recursive: true }));

it('a prepared database is as good as one that PGlite makes', async () => {
  const dataDir = path.join(root, 'first');
  copyFolder(prepared, path.join(dataDir, 'pglite'));
  const { db, close } = await openDatabase({ dataDir });
  expect(await db.select().from(schema.packages)).toEqual([]);
  await close();
});

it('a copy that was interrupted is made again, and never taken for a database', async () => {
  const folder = path.join(root, 'second');
  copyFolder(prepared, `${folder}.new`);
  await rm(path.join(`${folder}.new`, 'PG_VERSION'));
  await placeEmptyCluster(folder, { source: prepared });
  expect(await readdir(folder)).toEqual(await readdir(prepared));
  expect(await readdir(root)).not.toContain('second.new');
});

it('a database that is there stays as it is', async () => {
  const folder = path.join(root, 'third');
  copyFolder(prepared, folder);
  await writeFile(path.join(folder, 'mine'), '');
  await placeEmptyCluster(folder, { source: prepared });
  expect(await readdir(folder)).toContain('mine');
});

it('where nothing was prepared, nothing is placed', async () => {
  const folder = path.join(root, 'fourth');
  await placeEmptyCluster(folder, { source: path.join(root, 'missing') });
  expect(await readdir(root)).not.toContain('fourth');
});
