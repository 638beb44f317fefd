import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptDays } from '@/lib/domain/event/kept-days';
import { schema, type OpenedDatabase } from '@/server/database';
import { migrateDatabase } from '@/server/database/connection/migrate';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { relayEvents } from '@/server/events/relay';
import { forgetOld } from '@/server/events/retention';
import { databases } from '../../support/databases';
import { start, startOperators, type Operators, type TestOperator } from '../operators/harness';

const day = 86_400_000;
const {
  customerMessages,
  domainEvents,
  eventFailures,
  messageNotifications,
  notifications,
  webhookDeliveries,
  webhookTries,
} = schema;

describe.each(databases)('what is kept how long on $name', ({ name, open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const ago = (days: number) => new Date(start.getTime() - days * day);
  const forget = () => forgetOld(opened.db, start);
  const happen = ({ account }: TestOperator, at: Date, ...subjects: string[]) =>
    recordEvents(
      opened.db,
      subjects.map((subjectId) => ({
        ...{ kind: 'package.nicknamed', data: {}, subjectId },
        ...{ accountId: account.id, warehouseId: account.warehouseId },
      })),
      at,
    );
  const relay = () => relayEvents(opened.db, { consumers: [], clock: operators.clock });
  const changesOf = async (wms: TestOperator, since = '') =>
    wms.read('changes', { since, kinds: 'package.nicknamed' });

  it('events go after 90 days, with what tells of them; those that nobody was told of yet stay', async () => {
    const wms = await operators.operator();
    await happen(wms, ago(keptDays.events + 1), 'pkg_old');
    await happen(wms, ago(keptDays.events - 1), 'pkg_new');
    await relay();
    await happen(wms, ago(keptDays.events + 1), 'pkg_waiting');
    const events = await opened.db.select().from(domainEvents).orderBy(domainEvents.position);
    const endpoint = { id: newId('whk'), warehouseId: wms.warehouseId, kinds: [], createdAt: start };
    await addEndpoint(opened.db, { ...endpoint, url: 'https://wms.example.com' });
    for (const { position } of events) {
      await opened.db.insert(webhookDeliveries).values({
        ...{ id: newId('whd'), endpointId: endpoint.id, eventPosition: position, status: 'delivered' },
        ...{ createdAt: start, changedAt: start },
      });
      await opened.db
        .insert(eventFailures)
        .values({ position, consumer: 'test', reason: 'Why not', failedAt: start });
    }
    expect(await forget()).toBe(false);
    const kept = await opened.db.select().from(domainEvents).orderBy(domainEvents.position);
    expect(kept.map(({ subjectId }) => subjectId)).toEqual(['pkg_new', 'pkg_waiting']);
    const left = kept.map(({ position }) => position);
    const deliveries = await opened.db.select().from(webhookDeliveries);
    expect(deliveries.map(({ eventPosition }) => eventPosition).sort()).toEqual(left);
    expect(await opened.db.$count(eventFailures)).toBe(2);
  });

  it('a cursor from before what is deleted is told to begin anew; one from after it goes on', async () => {
    const [wms, quiet] = [await operators.operator(), await operators.operator()];
    await happen(quiet, ago(keptDays.events + 2), 'pkg_quiet');
    const none = (await changesOf(wms)).body.nextCursor ?? '';
    await happen(wms, ago(keptDays.events + 2), 'pkg_1');
    const first = (await changesOf(wms)).body.nextCursor ?? '';
    await happen(wms, ago(keptDays.events + 1), 'pkg_2');
    const second = (await changesOf(wms)).body.nextCursor ?? '';
    const ofQuiet = (await changesOf(quiet)).body.nextCursor ?? '';
    await happen(wms, ago(1), 'pkg_3');
    await relay();
    await forget();

    for (const since of [none, first])
      expect(await changesOf(wms, since)).toMatchObject({
        status: 400,
        body: { code: 1010, fields: { since: expect.stringContaining('kept for 90 days') as string } },
      });
    expect((await changesOf(wms, second)).body.changes).toHaveLength(1);
    expect((await changesOf(wms)).body.changes, 'what is kept, from the beginning').toHaveLength(1);
    const page = await changesOf(quiet, ofQuiet);
    expect(page, 'whoever has read all goes on, however long nothing happens').toMatchObject({
      status: 200,
      body: { changes: [] },
    });
    expect(page.body.nextCursor).toBe(ofQuiet);
  });

  it('a dump that is restored elsewhere brings no places of deleted events along', async () => {
    const wms = await operators.operator();
    await happen(wms, ago(keptDays.events + 1), 'pkg_1');
    await relay();
    await forget();
    await opened.db.execute(sql`update forgotten_events set transaction_id = '888888888888'`);
    await migrateDatabase(opened);
    await happen(wms, start, 'pkg_2');
    const { nextCursor } = (await changesOf(wms)).body;
    expect((await changesOf(wms, nextCursor ?? '')).status).toBe(200);
  });

  it('tries go after 30 days', async () => {
    const wms = await operators.operator();
    await happen(wms, start, 'pkg_1');
    const [event] = await opened.db.select().from(domainEvents).limit(1);
    const endpoint = { id: newId('whk'), warehouseId: wms.warehouseId, kinds: [], createdAt: start };
    await addEndpoint(opened.db, { ...endpoint, url: 'https://wms.example.com' });
    const deliveryId = newId('whd');
    await opened.db.insert(webhookDeliveries).values({
      ...{
        id: deliveryId,
        endpointId: endpoint.id,
        eventPosition: event?.position ?? 0,
        status: 'delivered',
      },
      ...{ createdAt: start, changedAt: start },
    });
    for (const days of [keptDays.tries + 1, keptDays.tries - 1])
      await opened.db.insert(webhookTries).values({ deliveryId, at: ago(days), body: `${days}`, answer: '' });
    await forget();
    const tries = await opened.db.select().from(webhookTries);
    expect(tries.map(({ body }) => body)).toEqual(['29']);
  });

  it('messages lose their texts after 30 days and go after a year, notifications too; what waits stays', async () => {
    const { account } = await operators.operator();
    const message = (id: string, days: number, status: 'sent' | 'queued' = 'sent') => ({
      ...{ id, accountId: account.id, channel: 'email' as const, status, tries: 1, subject: id, body: id },
      ...{ dueAt: ago(days), createdAt: ago(days), changedAt: ago(days) },
    });
    await opened.db
      .insert(customerMessages)
      .values([
        message('new', keptDays.bodies - 1),
        message('month', keptDays.bodies + 1),
        message('year', keptDays.messages + 1),
        message('waiting', keptDays.messages + 1, 'queued'),
      ]);
    const notification = (id: string, days: number, eventPosition: number) => ({
      ...{
        id,
        accountId: account.id,
        eventPosition,
        kind: 'account.suspended' as const,
        subjectId: account.id,
      },
      ...{ data: {}, at: ago(days), createdAt: ago(days), readAt: null },
    });
    await opened.db
      .insert(notifications)
      .values([
        notification('ntf_new', keptDays.notifications - 1, 1),
        notification('ntf_old', keptDays.notifications + 1, 2),
      ]);
    await opened.db.insert(messageNotifications).values([
      { messageId: 'new', notificationId: 'ntf_old' },
      { messageId: 'new', notificationId: 'ntf_new' },
      { messageId: 'year', notificationId: 'ntf_new' },
    ]);
    await forget();
    const rows = await opened.db.select().from(customerMessages).orderBy(customerMessages.id);
    expect(rows.map(({ id, body, subject }) => [id, body, subject])).toEqual([
      ['month', null, null],
      ['new', 'new', 'new'],
      ['waiting', null, null],
    ]);
    expect(await opened.db.select().from(messageNotifications)).toEqual([
      { messageId: 'new', notificationId: 'ntf_new' },
    ]);
    expect((await opened.db.select().from(notifications)).map(({ id }) => id)).toEqual(['ntf_new']);
  });

  it('more than a batch is deleted in several, each by itself', async () => {
    const wms = await operators.operator();
    const subjects = Array.from({ length: 450 }, (_, n) => `pkg_${n}`);
    await happen(wms, ago(keptDays.events + 1), ...subjects);
    while (await relay());
    const left = () => opened.db.$count(domainEvents, sql`warehouse_id = ${wms.warehouseId}`);
    const seen: [boolean, number][] = [];
    for (let turn = 0; turn < 3; turn++) seen.push([await forget(), await left()]);
    expect(seen).toEqual([
      [true, 250],
      [true, 50],
      [false, 0],
    ]);
  });

  // PGlite has one connection: there is never a second transaction.
  it.skipIf(name === 'pglite')('rows that somebody has locked are left for the next time', async () => {
    const wms = await operators.operator();
    await happen(wms, ago(keptDays.events + 1), 'pkg_held', 'pkg_free');
    await relay();
    const left = () =>
      opened.db
        .select()
        .from(domainEvents)
        .where(sql`warehouse_id = ${wms.warehouseId}`);
    await opened.db.transaction(async (tx) => {
      await tx
        .select()
        .from(domainEvents)
        .where(sql`subject_id = 'pkg_held'`)
        .for('update');
      await forget();
      expect((await left()).map(({ subjectId }) => subjectId)).toEqual(['pkg_held']);
    });
    await forget();
    expect(await left()).toEqual([]);
  });
});
