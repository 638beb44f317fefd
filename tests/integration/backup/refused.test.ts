import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { writeBackup } from '@/server/backup/file';
import { manifestSchema, type Manifest } from '@/server/backup/manifest';
import { openBackup } from '@/server/backup/read';
import { fingerprintOf } from '@/server/backup/secret';
import { openDatabase, type OpenedDatabase } from '@/server/database';
import { runMigrations, knownMigrations } from '@/server/database/connection/migrations';
import { openUnmigrated } from '@/server/database/connection/open';
import { seedDemo } from '@/server/demo-data';
import { copyFolder } from '@/tests/support/copy-folder';
import { databases } from '@/tests/support/databases';
import { newFolder, restoreFrom, restoreTo, secret, take } from './harness';

/** Fills a file with zeroes, or empties a folder. */
async function damage(place: string): Promise<void> {
  const found = await stat(place);
  if (found.isDirectory()) return rm(place, { recursive: true });
  await writeFile(place, Buffer.alloc(found.size));
}

type Own = Awaited<ReturnType<typeof newFolder>>;

/** The bytes of the HMAC after the compressed lines. */
const sealBytes = 32;

describe('a file that is no whole backup of this installation is refused before anything is touched (security 30)', () => {
  let source: Own;
  let whole: Buffer;
  let empty: Own;
  let opened: OpenedDatabase;
  beforeAll(async () => {
    source = await newFolder();
    const [first] = databases;
    if (!first) throw new Error('There is no database');
    const portal = await first.open();
    await seedDemo(portal.db, { clock: () => new Date() });
    await take(portal, source.file);
    await portal.close();
    whole = await readFile(source.file);
    empty = await newFolder();
    opened = await openUnmigrated({ dataDir: empty.folder });
  });
  afterAll(async () => {
    await opened.close();
    await Promise.all([source.remove(), empty.remove()]);
  });

  /** That a file is refused, and the database is as empty as it was. */
  async function expectRefused(bytes: Uint8Array, why: string | RegExp): Promise<void> {
    await writeFile(empty.file, bytes);
    await expect(restoreFrom(opened.db, empty.file)).rejects.toThrow(why);
    const schemas = sql`select nspname from pg_namespace where nspname in ('drizzle', 'pgboss')`;
    expect(await opened.db.execute(schemas)).toMatchObject({ rows: [] });
  }

  const lines = () => gunzipSync(whole.subarray(0, -sealBytes)).toString();

  /** The backup with another manifest, sealed as if by us. */
  async function withManifest(change: (manifest: Manifest) => object): Promise<Buffer> {
    const [first = '', ...rest] = lines().split('\n');
    const manifest = JSON.stringify(change(manifestSchema.parse(JSON.parse(first))));
    const file = path.join(empty.folder, `${randomUUID()}.backup`);
    async function* forged() {
      yield [manifest, ...rest].join('\n');
    }
    await writeBackup(file, secret, forged());
    return readFile(file);
  }

  it.each([0, 1, 31, 32, 33, 200, 0.5, 0.999])('cut off at %d', async (at) => {
    const length = at < 1 ? Math.floor(whole.length * at) : at;
    await expectRefused(whole.subarray(0, length), 'damaged');
  });

  it('with bytes after its end', async () => {
    await expectRefused(Buffer.concat([whole, Buffer.from('\n')]), 'damaged');
  });

  it('with any bit flipped, wherever it is', async () => {
    const places = Array.from({ length: 60 }, (_, step) => Math.floor((step / 60) * whole.length));
    for (const place of [4, 9, ...places, whole.length - 1]) {
      const flipped = Buffer.from(whole);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      await writeFile(empty.file, flipped);
      await expect(openBackup(empty.file, secret), `byte ${place}`).rejects.toThrow(/damaged|sealed|newer/);
    }
  });

  it('that somebody altered and compressed again, who has not the secret', async () => {
    const altered = lines().replace('Ada', 'Eve');
    async function* all() {
      yield altered;
    }
    const file = path.join(empty.folder, 'altered.backup');
    await writeBackup(file, 'another secret, which is as long as it has to be', all());
    await expectRefused(await readFile(file), 'damaged');
  });

  it('of another installation, whose secret it names by a fingerprint and does not tell', async () => {
    const other = 'another secret, which is as long as it has to be';
    await expect(openBackup(source.file, other)).rejects.toThrow(
      `The secret here is ${fingerprintOf(other)}, and the backup is sealed with ${fingerprintOf(secret)}`,
    );
    await expect(openBackup(source.file, undefined)).rejects.toThrow('There is no secret here');
    expect(lines()).not.toContain(secret);
  });

  it('of a schema that is newer than the code', async () => {
    const newer = { name: '9999_flying_parcels', at: Date.UTC(2100, 0) };
    const file = await withManifest((manifest) => ({ ...manifest, migration: newer }));
    await expectRefused(file, 'has the schema 9999_flying_parcels, which this release does not know');
  });

  it('of a format that is newer than the code', async () => {
    await expectRefused(await withManifest((manifest) => ({ ...manifest, version: 2 })), 'newer release');
  });

  it('and one that can’t be loaded to its end leaves nothing behind', async () => {
    const file = await withManifest((manifest) => ({ ...manifest, jobs: 1 }));
    await writeFile(empty.file, file);
    await expect(restoreFrom(opened.db, empty.file)).rejects.toThrow('fewer rows than it says');
    await restoreFrom(opened.db, source.file);
  });
});

describe('a backup of an older schema', () => {
  it('is restored at its own schema, and brought to this one', async () => {
    const [from, to] = [await newFolder(), await newFolder()];
    const before = knownMigrations().find(({ name }) => name === '0024_books_stay');
    const old = await openUnmigrated({ dataDir: from.folder });
    await runMigrations(old.db, before?.at);
    await old.db.execute(sql`
      insert into warehouses (id, name, code, address, time_zone, hours, contact)
      values ('whs_1', 'Waybill Miami', 'MIA', '{}', 'America/New_York', '', '')`);
    expect((await take(old, from.file)).migration.name).toBe('0024_books_stay');
    await old.close();
    const restored = await restoreTo(to.folder, from.file);
    expect(await restored.db.execute(sql`select code from warehouses`)).toMatchObject({
      rows: [{ code: 'MIA' }],
    });
    expect(await restored.db.execute(sql`select id from credit_notes`)).toMatchObject({ rows: [] });
    await restored.close();
    await Promise.all([from.remove(), to.remove()]);
  });
});

describe('the start', () => {
  it('accepts the schema of a newer release that leaves it running, and refuses one that does not', async () => {
    const own = await newFolder();
    copyFolder(inject('pgliteTemplate'), own.folder);
    const opened = await openDatabase({ dataDir: own.folder });
    const newer = Date.UTC(2100, 0);
    await opened.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${newer})`,
    );
    await opened.close();
    const again = await openDatabase({ dataDir: own.folder });
    await again.db.execute(sql`update compatibility set least_known = ${newer}`);
    await again.close();
    await expect(openDatabase({ dataDir: own.folder })).rejects.toThrow('newer release of Waybill');
    await own.remove();
  });

  it.each(['global/pg_control', 'pg_wal'])(
    'says of a data folder whose %s is damaged that a backup is to be restored',
    async (name) => {
      const own = await newFolder();
      copyFolder(inject('pgliteTemplate'), own.folder);
      await damage(path.join(own.folder, 'pglite', name));
      await expect(openDatabase({ dataDir: own.folder })).rejects.toThrow(
        /is damaged .* waybill -- restore FILE/,
      );
      await own.remove();
    },
  );
});
