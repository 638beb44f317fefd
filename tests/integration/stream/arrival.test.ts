import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { addUnread } from '../../support/unread';
import { databases } from '../../support/databases';
import { invoiceRow, packageRow, paymentRow, type TestOperator } from '../operators/harness';
import { readyStream, startInstance, type Instance } from './harness';

describe.each(databases)('what changes arrives at the streams of open pages, on $name', ({ open }) => {
  let here: Instance;
  let there: Instance;
  let wms: TestOperator;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    here = await startInstance(opened);
    there = await startInstance(opened);
    wms = await here.operator();
    close = async () => {
      await Promise.all([here.stop(), there.stop()]);
      await opened.close();
    };
  });
  afterAll(() => close());

  const leg = (trackingNumber: string) => ({ carrier: 'ups', trackingNumber });
  const scan = (reference: string, occurredAt: string) => ({
    packageReference: reference,
    leg: 'inbound',
    occurredAt,
    status: 'in_transit',
    message: 'Seen',
  });

  it('a scan that one instance takes arrives at a stream of another, with id and version', async () => {
    const row = packageRow({ inbound: leg('1Z1001') });
    const made = await wms.tell('packages', row);
    const stream = await readyStream(there, wms);
    const scanned = await wms.tell('events', scan(row.reference, '2026-05-19T10:00:00Z'));
    expect(scanned?.outcome).toBe('created');
    await stream.until(() => stream.changed().length > 0);
    const { version } = (await wms.package(made?.id)) ?? {};
    expect(stream.messages.at(-1)).toMatchObject({
      event: 'changes',
      changes: [{ subject: 'package', id: made?.id, version }],
    });
    stream.leave();
  });

  it('what a page shows and is no news to anybody arrives: facts, money, what was read; no draft', async () => {
    const stream = await readyStream(there, wms);
    const told = async (change: () => Promise<unknown>) => {
      const before = stream.messages.length;
      await change();
      await stream.until(() => stream.messages.length > before);
      return stream.messages.slice(before).flatMap(({ changes }) => changes.map(({ subject }) => subject));
    };
    const row = packageRow({ status: 'in_storage', receivedAt: '2026-04-01T10:00:00Z' });
    expect(await told(() => wms.tell('packages', row))).toEqual(['package']);
    const photos = [{ url: '/photo.jpg', kind: 'label', takenAt: '2026-05-01T10:00:00Z' }];
    expect(await told(() => wms.tell('packages', { ...row, photos }))).toEqual(['package']);
    const draft = invoiceRow({ status: 'draft' });
    await wms.tell('invoices', draft);
    const bill = invoiceRow();
    expect(await told(() => wms.tell('invoices', bill)), 'the draft is left out').toEqual(['invoice']);
    const paying = paymentRow(bill.number, 500, { status: 'pending' });
    expect(await told(() => wms.tell('payments', paying))).toEqual(['payment']);
    expect(await told(() => wms.tell('payments', { ...paying, status: 'succeeded' }))).toEqual([
      'payment',
      'invoice',
    ]);
    const token = await wms.token();
    const { version } = (await here.call('getAccount', { token })).body;
    const rename = () => here.call('updateAccount', { token, body: { version, name: 'Ada W.' } });
    expect(await told(rename)).toEqual(['account']);
    stream.leave();
  });

  it('notifications that are read in one tab arrive in another; nothing does when none was unread', async () => {
    const stream = await readyStream(there, wms);
    const unread = await addUnread(here.opened.db, wms.account);
    const token = await wms.token();
    const read = () => here.call('markNotificationsRead', { token, body: { ids: [unread] } });
    await read();
    await stream.until(() => stream.messages.length > 1);
    expect(stream.messages[1]?.changes).toEqual([{ subject: 'notifications', id: wms.account.id }]);
    await read();
    await wms.tell('packages', packageRow());
    await stream.until(() => stream.messages.length > 2);
    expect(stream.messages[2]?.changes).toMatchObject([{ subject: 'package' }]);
    stream.leave();
  });

  it('security 18: nothing of another customer, of this warehouse or another, ever arrives', async () => {
    const [mine, theirs] = [await there.operator(), await there.operator()];
    const stream = await readyStream(here, mine);
    await theirs.tell('packages', packageRow());
    const made = await mine.tell('packages', packageRow());
    await stream.until(() => stream.changed().length > 0);
    expect(stream.changed()).toEqual([made?.id]);
    const other = await readyStream(here, theirs, { lastId: stream.lastId() });
    await theirs.tell('packages', packageRow());
    await other.until(() => other.changed().length > 0);
    expect(other.changed(), 'another account’s id is a place like any other').not.toContain(made?.id);
    stream.leave();
    other.leave();
  });

  it('what is not committed is not told, and what may still get an event before it waits for it', async () => {
    const stream = await readyStream(there, wms);
    const { db, kind } = here.opened;
    const { id: accountId, warehouseId } = wms.account;
    const record = (tx: Database, subjectId: string) =>
      recordEvents(
        tx,
        [{ kind: 'package.changed', data: {}, accountId, warehouseId, subjectId }],
        here.clock(),
      );
    if (kind === 'postgresql') {
      await db.transaction(async (tx) => {
        await record(tx, 'pkg_first');
        await record(db, 'pkg_second');
        const made = await wms.tell('packages', packageRow());
        expect(made?.outcome).toBe('created');
        expect(stream.changed()).toEqual([]);
      });
      await stream.until(() => stream.changed().length > 2);
      expect(stream.changed().slice(0, 2)).toEqual(['pkg_first', 'pkg_second']);
    }
    const failed = db.transaction(async (tx) => {
      await record(tx, 'pkg_undone');
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    const made = await wms.tell('packages', packageRow());
    await stream.until(() => stream.changed().includes(made?.id ?? ''));
    expect(stream.changed()).not.toContain('pkg_undone');
    stream.leave();
  });
});
