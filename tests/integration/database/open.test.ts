import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { migrateDatabase } from '@/server/database/connection/migrate';
import { listPackages } from '@/server/database/repositories/packages/packages';
import { databases } from '@/tests/support/databases';

describe.each(databases)('database on $name', ({ name, open }) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('opens migrated, empty, and of the requested kind', async () => {
    expect(opened.kind).toBe(name);
    expect(await opened.db.select().from(schema.accounts)).toEqual([]);
  });

  it('security 29: migrating again, by two processes at once, changes nothing', async () => {
    const applied = async () =>
      (await opened.db.execute(sql`select hash from drizzle.__drizzle_migrations`)) as { rows: object[] };
    const before = (await applied()).rows;
    await Promise.all([migrateDatabase(opened), migrateDatabase(opened)]);
    expect((await applied()).rows).toEqual(before);
  });

  it('a transaction that can’t begin keeps no connection', async () => {
    const isolationLevel = 'nonsense' as 'serializable';
    for (let n = 0; n < 25; n++) {
      const refused = opened.db.transaction(async () => undefined, { isolationLevel });
      await expect(refused).rejects.toThrow('Failed query: begin');
    }
    expect(await opened.db.select().from(schema.accounts)).toEqual([]);
  });

  it('gives every caller a database of its own', async () => {
    const other = await open();
    await opened.db.insert(schema.revokedSessions).values({ sessionId: 'session-test-1' });
    expect(await other.db.select().from(schema.revokedSessions)).toEqual([]);
    await other.close();
  });
});

describe.runIf(databases.some(({ name }) => name === 'postgresql'))('database over a network', () => {
  it.each([
    ['named', ['a prepared query', 'any other']],
    ['unnamed', []],
  ] as const)('its statements are %s as DATABASE_STATEMENTS says', async (statements, names) => {
    const postgresql = databases.find(({ name }) => name === 'postgresql');
    const opened = await postgresql?.open(statements);
    if (!opened) throw new Error('There is no PostgreSQL');
    const { db, close } = opened;
    await db.transaction(async (tx) => {
      await listPackages(tx, 'acc_none', { sort: 'newest', after: null, limit: 25 });
      await tx.select().from(schema.accounts).where(eq(schema.accounts.id, 'acc_none'));
      const kept = await tx.execute(sql`select name from pg_prepared_statements order by name`);
      const { rows } = kept as { rows: { name: string }[] };
      const kinds = rows.map(({ name }) => (name === 'packages_newest' ? 'a prepared query' : 'any other'));
      expect([...new Set(kinds)]).toEqual(names);
    });
    await close();
  });

  it('security 22: a connection closed by the server costs a log line, not the process', async () => {
    const postgresql = databases.find(({ name }) => name === 'postgresql');
    const opened = await postgresql?.open();
    const logged = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const idle = Array.from({ length: 3 }, async () => opened?.db.execute(sql`select 1`));
    await Promise.all(idle);
    await opened?.db.execute(others);
    await vi.waitFor(() => expect(logged.mock.calls.flat().join()).toContain('database_connection_lost'));
    expect(await opened?.db.select().from(schema.accounts)).toEqual([]);
    const inTransaction = opened?.db.transaction(async (tx) => {
      const [own] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
      await opened.db.execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
      await tx.execute(sql`select 1`);
    });
    await expect(inTransaction, 'one in a transaction ends with it').rejects.toThrow();
    expect(await opened?.db.select().from(schema.accounts)).toEqual([]);
    logged.mockRestore();
    await opened?.close();
  });
});
