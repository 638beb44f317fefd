import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { listPackages } from '@/server/database/repositories/packages/packages';
import { openPgliteCopy } from '@/tests/support/pglite-template';

const { revokedSessions } = schema;

describe('PGlite behind the PostgreSQL driver', () => {
  let opened: OpenedDatabase;
  beforeEach(async () => {
    opened = await openPgliteCopy(inject('pgliteTemplate'));
  });
  afterEach(() => opened.close());

  const add = (sessionId: string, db = opened.db) => db.insert(revokedSessions).values({ sessionId });
  const pool = () => (opened.db as unknown as { $client: Pool }).$client;
  const find = (sessionId: string) =>
    opened.db.select().from(revokedSessions).where(eq(revokedSessions.sessionId, sessionId));

  it('a failing statement reports its error, and works again with other values', async () => {
    await add('one');
    await expect(add('one')).rejects.toMatchObject({ cause: { code: '23505' } });
    await add('two');
    expect(await find('two')).toHaveLength(1);
  });

  it('other statements wait for a transaction, and see all of it or nothing', async () => {
    const failing = opened.db.transaction(async (tx) => {
      await add('three', tx);
      throw new Error('not this time');
    });
    const [, seen] = await Promise.all([expect(failing).rejects.toThrow('not this time'), find('three')]);
    expect(seen).toEqual([]);
  });

  it('an answer of several megabytes is complete', async () => {
    const length = 5_000_000;
    const { rows } = await pool().query<{ text: string }>(`select repeat('é', ${length}) as text`);
    expect(rows[0]?.text).toBe('é'.repeat(length));
  });

  it('prepared statements are reused, except those with a pattern', async () => {
    await find('any');
    const list = { sort: 'newest', after: null, limit: 25 } as const;
    for (const q of ['shoes', 'lamp']) await listPackages(opened.db, 'acc_1', { ...list, q });
    const kept = `select statement from pg_prepared_statements`;
    const { rows } = await pool().query<{ statement: string }>(kept);
    expect(rows.filter(({ statement }) => statement.includes('"revoked_sessions"'))).toHaveLength(1);
    expect(rows.filter(({ statement }) => statement.includes('like'))).toEqual([]);
  });

  it('a connection that broke, even in a transaction, is replaced', async () => {
    await add('kept');
    await find('kept');
    const client = await pool().connect();
    await client.query('begin');
    await client.query(`delete from revoked_sessions`);
    client.release(true);
    expect(await find('kept')).toHaveLength(1);
  });
});
