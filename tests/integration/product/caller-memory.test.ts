import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { beginTry, endTry } from '@/server/database/repositories/notifications/messages';
import { openJobs } from '@/server/jobs/queue';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

const { accounts, customerMessages, revokedSessions } = schema;
const start = new Date('2026-05-10T12:00:00Z');

describe.each(databases)('remembered callers on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  let id: string;
  let sessionId: string;
  let token: string;
  let people = 0;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
    await opened.db.execute(sql`create function another_process(statement text) returns void
      language plpgsql as $$ begin execute statement; end $$`);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  /** A customer who has called before, and is remembered. */
  async function customer() {
    const name = `Person ${(people += 1)}`;
    const account = await addAccount(opened.db, { warehouseId, name });
    const person = {
      subject: `user-test-${people}`,
      sessionId: `session-test-${people}`,
      email: account.email,
    };
    const bearer = await product.tokenOf(person);
    for (let calls = 0; calls < 2; calls += 1) await product.call('getAccount', { token: bearer });
    return { id: account.id, name, sessionId: person.sessionId, token: bearer };
  }
  beforeEach(async () => {
    ({ id, sessionId, token } = await customer());
  });

  /** A write that this process does not see: to its driver it is a read. */
  const elsewhere = (statement: string) => opened.db.execute(sql`select another_process(${statement})`);
  const setStatus = (status: string) => `update accounts set status = '${status}' where id = '${id}'`;
  const revoke = () => `insert into revoked_sessions (session_id) values ('${sessionId}')`;
  const get = () => product.call('getAccount', { token });

  it('security 6: a session revoked by another process is refused within half a second', async () => {
    await elsewhere(revoke());
    expect((await get()).status).toBe(200);
    product.advance(0.5);
    expect((await get()).status).toBe(401);
  });

  it('security 6: an account closed by another process is refused within half a second', async () => {
    await elsewhere(setStatus('closed'));
    product.advance(0.5);
    expect((await get()).body.code).toBe(1040);
  });

  it('calling again and again does not keep a caller remembered', async () => {
    await elsewhere(setStatus('closed'));
    for (let calls = 0; calls < 2; calls += 1) {
      product.advance(0.25);
      await get();
    }
    expect((await get()).body.code).toBe(1040);
  });

  it('security 6: what this process writes counts at once', async () => {
    await opened.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, id));
    expect((await get()).body.status).toBe('suspended');
    await opened.db.transaction(async (tx) => {
      await tx.update(accounts).set({ status: 'active' }).where(eq(accounts.id, id));
      await get();
      await tx.insert(revokedSessions).values({ sessionId });
    });
    expect((await get()).status).toBe(401);
  });

  it('the queue’s polls and jobs make nobody forgotten, a change in the same transaction does', async () => {
    const jobs = await openJobs(opened.db, 60);
    const queue = await jobs.queue<{ n: number }>('memory', { retries: 0, firstPause: 1, timeLimit: 60 });
    await get();
    await elsewhere(setStatus('suspended'));
    await opened.db.transaction((tx) => queue.add(tx, [{ data: { n: 1 } }]));
    const [job] = await queue.take(5);
    await queue.complete(opened.db, [job?.id ?? '']);
    await queue.take(5);
    expect((await get()).body.status, 'as it was remembered').toBe('active');
    await opened.db.transaction(async (tx) => {
      await queue.add(tx, [{ data: { n: 2 } }]);
      await tx.update(accounts).set({ name: 'Somebody' }).where(eq(accounts.id, id));
    });
    expect((await get()).body.status).toBe('suspended');
    await jobs.stop();
  });

  it('sending a message makes nobody forgotten, a change in the same statement does', async () => {
    const message = `msg-${id}`;
    const rows = { id: message, accountId: id, channel: 'email', status: 'queued', dueAt: start } as const;
    await opened.db.insert(customerMessages).values({ ...rows, createdAt: start, changedAt: start });
    await get();
    await elsewhere(setStatus('suspended'));
    const row = await beginTry(opened.db, message, { now: start, dueBy: undefined });
    await endTry(opened.db, { id: message, tries: 1 }, { status: 'sent' }, start);
    expect(row?.status).toBe('sending');
    expect((await get()).body.status, 'as it was remembered').toBe('active');
    await opened.db.execute(sql`
      with renamed as (update accounts set name = 'Somebody' where id = ${id} returning id)
      update customer_messages set reason = 'tested' where account_id in (select id from renamed)`);
    expect((await get()).body.status).toBe('suspended');
  });

  it('a suspended account changes nothing, however lately it was active', async () => {
    await elsewhere(setStatus('suspended'));
    const change = { version: 1, name: 'Someone' };
    expect((await product.call('updateAccount', { token, body: change })).body.code).toBe(1040);
  });

  it('nobody who was refused is remembered', async () => {
    await elsewhere(setStatus('closed'));
    product.advance(1);
    expect((await get()).body.code).toBe(1040);
    await elsewhere(setStatus('active'));
    expect((await get()).status).toBe(200);
  });

  it('security 18: each caller gets their own account', async () => {
    const other = await customer();
    const ids = await Promise.all(
      [token, other.token, token].map(async (bearer) => {
        const { body } = await product.call('getAccount', { token: bearer });
        return body.id;
      }),
    );
    expect(ids).toEqual([id, other.id, id]);
  });

  it('calls that arrive together share one lookup', async () => {
    const { $client: pool } = opened.db as unknown as { $client: Pool };
    product.advance(1);
    const asked = vi.spyOn(pool, 'query');
    await Promise.all(Array.from({ length: 5 }, get));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
