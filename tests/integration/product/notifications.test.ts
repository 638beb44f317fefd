import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markedReadSchema, notificationPageSchema } from '@/lib/domain/notification/notification';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(start.getTime() - minutes * 60_000);

describe.each(databases)('notifications on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  let position = 0;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  type Row = typeof schema.notifications.$inferInsert;

  const customer = async () => {
    const { id: accountId, email } = await addAccount(opened.db, { warehouseId });
    const token = await product.tokenOf({ subject: `user-${accountId}`, email });
    /** Tells the customer something, and returns its id. */
    const tell = async (given: Partial<Row> = {}) => {
      const row: Row = {
        id: newId('ntf'),
        accountId,
        eventPosition: ++position,
        kind: 'account.reopened',
        subjectId: accountId,
        data: {},
        at: start,
        createdAt: start,
        ...given,
      };
      await opened.db.insert(schema.notifications).values(row);
      return row.id;
    };
    const list = async (query: Record<string, string> = {}) => {
      const answer = await product.call('getMyNotifications', { token, query });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return notificationPageSchema.strict().parse(answer.body);
    };
    const ids = async (query?: Record<string, string>) =>
      (await list(query)).notifications.map(({ id }) => id);
    const mark = async (body: object) => {
      const answer = await product.call('markNotificationsRead', { token, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return markedReadSchema.strict().parse(answer.body).unread;
    };
    const unread = async () =>
      (await product.call('getAccount', { token })).body.unreadNotifications as number;
    return { accountId, token, tell, list, ids, mark, unread };
  };

  let ada: Awaited<ReturnType<typeof customer>>;
  let lin: Awaited<ReturnType<typeof customer>>;
  beforeEach(async () => {
    [ada, lin] = await Promise.all([customer(), customer()]);
  });

  it('a customer is shown what they were told, newest first, with what it is about as it is now', async () => {
    const parcel = await addPackage(opened.db, { accountId: ada.accountId, warehouseId, nickname: 'Lamp' });
    const bill = await addInvoice(opened.db, { accountId: ada.accountId, amountPaid: 400 });
    const read = minutesAgo(1);
    await ada.tell({ kind: 'invoice.issued', subjectId: bill.id, createdAt: minutesAgo(3), readAt: read });
    const money = { amount: 400, currency: 'USD' };
    await ada.tell({
      ...{ kind: 'payment.received', subjectId: 'pay_1', data: money },
      createdAt: minutesAgo(2),
    });
    // It came in late: the list tells when the customer was told.
    const at = minutesAgo(600);
    await ada.tell({ kind: 'package.received', subjectId: parcel.id, at, createdAt: minutesAgo(1) });
    const { notifications, unread, nextCursor } = await ada.list();
    expect(notifications).toMatchObject([
      {
        kind: 'package.received',
        at: at.toISOString(),
        createdAt: minutesAgo(1).toISOString(),
        package: { id: parcel.id, nickname: 'Lamp' },
      },
      { kind: 'payment.received', payment: { id: 'pay_1', amount: money } },
      {
        kind: 'invoice.issued',
        readAt: read.toISOString(),
        invoice: { id: bill.id, amountDue: { amount: 600 } },
      },
    ]);
    expect({ unread, nextCursor }).toEqual({ unread: 2, nextCursor: null });
  });

  it('pages hold each once, the later event of one moment first, and also while others are told', async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n++) made.push(await ada.tell({ createdAt: minutesAgo(n < 4 ? 5 : 9) }));
    const first = await ada.list({ limit: '3' });
    await ada.tell();
    const second = await ada.list({ limit: '3', cursor: first.nextCursor ?? '' });
    const third = await ada.list({ limit: '3', cursor: second.nextCursor ?? '' });
    const all = [first, second, third].flatMap(({ notifications }) => notifications.map(({ id }) => id));
    expect(all).toEqual([3, 2, 1, 0, 6, 5, 4].map((n) => made[n]));
    expect(third.nextCursor).toBeNull();
  });

  it('unread=true leaves out what is read', async () => {
    await ada.tell({ readAt: start });
    const news = await ada.tell();
    expect(await ada.ids({ unread: 'true' })).toEqual([news]);
    expect(await ada.ids()).toHaveLength(2);
  });

  it('getAccount counts the unread ones, at most a hundred', async () => {
    expect(await ada.unread()).toBe(0);
    await ada.tell({ readAt: start });
    for (let n = 0; n < 99; n++) await ada.tell();
    await lin.tell();
    expect(await ada.unread()).toBe(99);
    await ada.tell();
    await ada.tell();
    expect(await ada.unread()).toBe(100);
    expect((await ada.list()).unread).toBe(100);
  });

  it('some are marked as read; once more changes nothing', async () => {
    const [one, other] = [await ada.tell({ createdAt: minutesAgo(1) }), await ada.tell()];
    expect(await ada.mark({ ids: [one] })).toBe(1);
    const readAt = async () => (await ada.list()).notifications.find(({ id }) => id === one)?.readAt;
    expect(await readAt()).toBe(product.clock().toISOString());
    const before = await readAt();
    product.advance(60);
    expect(await ada.mark({ ids: [one, 'ntf_none'] })).toBe(1);
    expect(await readAt()).toBe(before);
    expect(await ada.ids({ unread: 'true' })).toEqual([other]);
    expect(await ada.unread()).toBe(1);
  });

  it('all are marked until an instant: what came after the page was read stays unread', async () => {
    for (const minutes of [9, 5, 2]) await ada.tell({ createdAt: minutesAgo(minutes) });
    const newest = (await ada.list()).notifications[0]?.createdAt;
    const later = await ada.tell({ createdAt: minutesAgo(1) });
    expect(await ada.mark({ all: true, upTo: newest })).toBe(1);
    expect(await ada.ids({ unread: 'true' })).toEqual([later]);
  });

  it("security 18: another account's are neither shown nor marked", async () => {
    const theirs = await lin.tell();
    await ada.tell();
    expect(await ada.ids()).not.toContain(theirs);
    expect(await ada.mark({ ids: [theirs] })).toBe(1);
    expect(await ada.mark({ all: true, upTo: start.toISOString() })).toBe(0);
    expect(await lin.unread()).toBe(1);
    expect((await lin.list()).notifications).toMatchObject([{ id: theirs }]);
    expect((await lin.list()).notifications[0]).not.toHaveProperty('readAt');
  });

  it('a suspended account reads, and marks as read', async () => {
    const { accounts } = schema;
    const news = await ada.tell({ kind: 'account.suspended' });
    await opened.db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, ada.accountId));
    expect(await ada.ids()).toEqual([news]);
    expect(await ada.mark({ ids: [news] })).toBe(0);
  });

  it('getMyData has all of them', async () => {
    await ada.tell();
    await lin.tell();
    const { body } = await product.call('getMyData', { token: ada.token });
    expect(body.notifications).toEqual((await ada.list()).notifications);
  });

  it.each([
    ['no ids', { ids: [] }],
    ['201 ids', { ids: Array(201).fill('ntf_1') }],
    ['no instant', { all: true }],
    ['an instant that is none', { all: true, upTo: 'now' }],
    ['ids and all', { all: true, upTo: '2026-05-20T12:00:00Z', ids: ['ntf_1'] }],
    ['nothing', {}],
  ])('1010 for %s', async (_, body) => {
    const answer = await product.call('markNotificationsRead', { token: ada.token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
  });

  it.each([
    ['unread', 'false'],
    ['cursor', 'x'],
    ['limit', '201'],
  ])('1010 for %s=%s', async (name, value) => {
    const answer = await product.call('getMyNotifications', { token: ada.token, query: { [name]: value } });
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
  });
});
