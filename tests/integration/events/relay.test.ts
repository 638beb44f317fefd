import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeIdOf } from '@/lib/domain/operator/change-id';
import { eventWork } from '@/server/cli/commands/terminal/event';
import { schema, type Database, type OpenedDatabase } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import type { NamedConsumer } from '@/server/events/hand-over';
import { relayEvents, repeatEvents } from '@/server/events/relay';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { addAccount, addWarehouse } from '../../support/product-data';

const { domainEvents, eventFailures } = schema;
const now = new Date('2026-05-20T12:00:00Z');

describe.each(databases)('events that are handed on, on $name', ({ name, open }) => {
  let opened: OpenedDatabase;
  let event: { accountId: string; warehouseId: string };
  const terminal = watchTerminal();
  const logged = vi.spyOn(console, 'error');

  beforeAll(async () => {
    opened = await open();
    const warehouseId = await addWarehouse(opened.db);
    event = { warehouseId, accountId: (await addAccount(opened.db, { warehouseId })).id };
    await opened.db.execute(sql`create table told (consumer text, subject text)`);
  });
  afterAll(() => opened.close());
  beforeEach(async () => {
    logged.mockReset().mockImplementation(() => undefined);
    await opened.db.execute(sql`truncate told`);
    await opened.db.delete(domainEvents);
  });

  const happen = (db: Database, ...subjects: string[]) =>
    recordEvents(
      db,
      subjects.map((subjectId) => ({ kind: 'package.nicknamed', data: {}, ...event, subjectId })),
      now,
    );
  /** Notes the subjects of what it is told, until something is amiss. */
  const consumer = (
    who: string,
    amiss: (subject: string, tx: Database) => unknown = () => undefined,
  ): NamedConsumer => ({
    name: who,
    consume: async (tx, events) => {
      for (const { subjectId } of events) {
        await tx.execute(sql`insert into told values (${who}, ${subjectId})`);
        await amiss(subjectId, tx);
      }
    },
  });
  const relay = (...consumers: NamedConsumer[]) => relayEvents(opened.db, { consumers, clock: () => now });
  const repeat = (...consumers: NamedConsumer[]) => repeatEvents(opened.db, { consumers, clock: () => now });
  const told = async (who: string) => {
    const rows = await opened.db
      .select({ subject: sql<string>`subject` })
      .from(sql`told`)
      .where(sql`consumer = ${who}`);
    return rows.map(({ subject }) => subject).sort();
  };
  const failures = () =>
    opened.db
      .select({ subject: domainEvents.subjectId, who: eventFailures.consumer, reason: eventFailures.reason })
      .from(eventFailures)
      .innerJoin(domainEvents, eq(domainEvents.position, eventFailures.position))
      .orderBy(asc(eventFailures.position));
  const waiting = () => opened.db.$count(domainEvents, sql`relayed_at is null`);
  const refusing = (poisoned: string) => (subject: string) => {
    if (subject === poisoned) throw new Error(`No ${subject}, please`);
  };

  it('one that a consumer can’t take holds up neither the others nor later events, and nothing is doubled', async () => {
    const [picky, other] = [consumer('picky', refusing('b')), consumer('other')];
    await happen(opened.db, 'a', 'b', 'c');
    await relay(picky, other);
    await happen(opened.db, 'd');
    await relay(picky, other);
    await relay(picky, other);
    expect(await told('other')).toEqual(['a', 'b', 'c', 'd']);
    expect(await told('picky')).toEqual(['a', 'c', 'd']);
    expect(await failures()).toEqual([{ subject: 'b', who: 'picky', reason: 'No b, please' }]);
    const lines = logged.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
    expect(lines).toMatchObject([
      {
        event: 'event_not_taken',
        consumer: 'picky',
        kind: 'package.nicknamed',
        error: { message: 'No b, please' },
      },
    ]);
  });

  it('a statement that the database refuses is undone by itself', async () => {
    const divide = (subject: string, tx: Database) =>
      tx.execute(sql`select 1 / ${subject === 'b' ? 0 : 1}::int`);
    await happen(opened.db, 'a', 'b', 'c');
    await relay(consumer('dividing', divide), consumer('other'));
    expect(await told('dividing')).toEqual(['a', 'c']);
    expect(await told('other')).toEqual(['a', 'b', 'c']);
    expect(await failures()).toEqual([{ subject: 'b', who: 'dividing', reason: 'division by zero' }]);
  });

  it('what was set aside is listed, and is handed on once more when somebody asks for it', async () => {
    const connection = commandConnection(opened.db);
    const isThere = { poison: 'b' };
    const picky = consumer('picky', (subject) => refusing(isThere.poison)(subject));
    await happen(opened.db, 'a', 'b');
    await relay(picky, consumer('other'));
    const [row] = await opened.db.select().from(eventFailures);
    const id = changeIdOf(row?.position ?? 0);
    await eventWork(['list'], {})(connection);
    expect(terminal.output()).toMatch(new RegExp(`${id} .* picky .* No b, please`));

    await repeat(picky);
    expect(await told('picky'), 'nobody has asked').toEqual(['a']);
    await eventWork(['repeat', id], {})(connection);
    await repeat(picky);
    await repeat(picky);
    expect(await failures(), 'it still can’t be taken').toHaveLength(1);
    expect(logged, 'and is tried once for each time that somebody asks').toHaveBeenCalledTimes(2);

    isThere.poison = '';
    await eventWork(['repeat', 'all'], {})(connection);
    await repeat(picky, consumer('other'));
    await repeat(picky, consumer('other'));
    expect(await told('picky')).toEqual(['a', 'b']);
    expect(await told('other')).toEqual(['a', 'b']);
    expect(await failures()).toEqual([]);
    await expect(eventWork(['repeat', id], {})(connection)).rejects.toThrow(`There is no event ${id}`);
    expect(() => eventWork(['repeat', 'b'], {})).toThrow('Name one event by its id');
  });

  it.each(['40P01', '53100', '57014', '58030'])(
    'what passes by itself (%s) is no fault of an event: all come again',
    async (code) => {
      const passing = { code };
      const unlucky = consumer('unlucky', () => {
        if (passing.code) throw Object.assign(new Error('In a moment'), { code });
      });
      await happen(opened.db, 'a', 'b');
      await expect(relay(consumer('other'), unlucky)).rejects.toThrow('In a moment');
      expect([await waiting(), await told('other'), await failures()]).toEqual([2, [], []]);
      passing.code = '';
      await relay(consumer('other'), unlucky);
      expect([await told('other'), await told('unlucky')]).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]);
    },
  );

  // PGlite is part of the process: it does not go away.
  it.skipIf(name === 'pglite')(
    'a database that goes away in the middle is no fault of an event',
    async () => {
      let isThere = false;
      const cut = consumer('cut', async (subject, tx) => {
        if (isThere || subject === 'a') return;
        const [own] = await tx.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
        await opened.db.execute(sql`select pg_terminate_backend(${own?.pid}::int)`);
      });
      await happen(opened.db, 'a', 'b', 'c');
      await expect(relay(consumer('other'), cut)).rejects.toThrow();
      expect([await waiting(), await told('other'), await told('cut'), await failures()]).toEqual([
        3,
        [],
        [],
        [],
      ]);
      isThere = true;
      await relay(consumer('other'), cut);
      expect([await told('other'), await told('cut')]).toEqual([
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ]);
      expect(await failures()).toEqual([]);
    },
  );
});
