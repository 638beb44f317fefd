import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredLine } from '@/lib/domain/billing/invoice';
import { knownNews, overviewSchema, type Overview } from '@/lib/domain/account/overview';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import {
  addAccount,
  addInvoice,
  addPackage,
  addPackageOfEachStatus,
  addWarehouse,
} from '@/tests/support/product-data';

const start = new Date('2026-05-10T12:00:00Z');
const money = (amount: number, currency = 'USD') => ({ amount, currency });
const line = (kind: StoredLine['kind'], amount: number, currency = 'USD'): StoredLine => ({
  kind,
  description: kind,
  quantity: 1,
  unit: 'each',
  unitPrice: money(amount, currency),
  taxCategory: 'S',
  taxRate: 7,
  amount: money(amount, currency),
});
const none = Object.fromEntries(
  [
    'expected',
    'at_warehouse',
    'action_needed',
    'being_prepared',
    'on_the_way',
    'ready_for_pickup',
    'done',
  ].map((group) => [group, 0]),
);

describe.each(databases)('getOverview on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  let token: string;
  let owner: { accountId: string; warehouseId: string };

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
  });
  beforeEach(async () => {
    const account = await addAccount(opened.db, { warehouseId });
    owner = { accountId: account.id, warehouseId };
    token = await product.tokenOf({ subject: `user-${account.id}`, email: account.email });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  async function overview(): Promise<Overview> {
    const answer = await product.call('getOverview', { token });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return overviewSchema.strict().parse(answer.body);
  }
  const bill = (given: Partial<typeof schema.invoices.$inferInsert>) =>
    addInvoice(opened.db, { accountId: owner.accountId, ...given });
  const pay = (given: Partial<typeof schema.payments.$inferInsert> = {}) =>
    opened.db.insert(schema.payments).values({
      id: newId('pay'),
      accountId: owner.accountId,
      status: 'succeeded',
      method: 'card',
      amount: 1000,
      currency: 'USD',
      reference: 'Card ending 4242',
      allocations: [],
      receivedAt: start,
      ...given,
    });

  it('of a new account: zeros, four empty quarters, no news', async () => {
    expect(await overview()).toEqual({
      counts: none,
      balance: money(0),
      pastDue: money(0),
      credit: [],
      spend: ['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2'].map((quarter) => ({ quarter, kinds: {} })),
      merchants: [],
      news: [],
      urgent: { packages: [], total: 0 },
      arrivals: { packages: [], total: 0 },
      unpaid: { invoices: [], total: 0 },
      shipments: { shipments: [], total: 0 },
    });
  });

  it('the four packages whose action is due first, by day, and how many there are', async () => {
    const ask = (label: string, due: { dueOn?: string; dueAt?: string } = {}) =>
      addPackage(opened.db, { ...owner, nextAction: { code: 'declare_contents', label, ...due } });
    await ask('without a day');
    await ask('third', { dueOn: '2026-06-03' });
    await ask('first', { dueOn: '2026-06-01' });
    await ask('fourth', { dueOn: '2026-06-04' });
    await ask('second', { dueAt: '2026-06-02T23:00:00Z' });
    const { urgent } = await overview();
    expect(urgent?.packages.map(({ nextAction }) => nextAction?.label)).toEqual([
      ...['first', 'second', 'third', 'fourth'],
    ]);
    expect(urgent?.total).toBe(5);
  });

  it('the first 10 packages of the list at the warehouse', async () => {
    for (let n = 0; n < 12; n += 1)
      await addPackage(opened.db, { ...owner, statusChangedAt: new Date(start.getTime() - n * 60_000) });
    const { arrivals } = await overview();
    const listed = await product.call('getMyPackages', {
      token,
      query: { group: 'at_warehouse', limit: '10' },
    });
    expect(arrivals).toEqual({ packages: listed.body.packages, total: 12 });
  });

  it('the four open invoices that are due first, and how many are open', async () => {
    for (const day of ['05', '02', '04', '01', '03'])
      await bill({ dueDate: `2026-05-${day}`, total: 700, amountPaid: 200 });
    for (const status of ['draft', 'paid', 'void', 'uncollectible'] as const)
      await bill({ status, dueDate: '2026-01-01' });
    await bill({ currency: 'EUR', dueDate: '2026-07-01' });
    const { unpaid } = await overview();
    expect(unpaid?.invoices.map(({ dueDate }) => dueDate)).toEqual(
      ['01', '02', '03', '04'].map((day) => `2026-05-${day}`),
    );
    expect(unpaid?.invoices[0]).toMatchObject({ displayStatus: 'past_due', amountDue: money(500) });
    expect(unpaid?.total).toBe(6);
  });

  it('has the same counts as the list, and the merchants with the most packages', async () => {
    await addPackageOfEachStatus(opened.db, owner);
    for (const name of ['Lumenhaus', 'Lumenhaus', 'Fernway Home'])
      await addPackage(opened.db, { ...owner, merchant: { name } });
    const { counts, merchants } = await overview();
    const listed = await product.call('getMyPackages', { token });
    expect(counts).toEqual(listed.body.counts);
    expect(Object.values(counts).reduce((sum, n) => sum + n, 0)).toBe(packageStatuses.length + 3);
    expect(merchants).toEqual([
      { name: 'Lumenhaus', packages: 2 },
      { name: 'Fernway Home', packages: 1 },
    ]);
  });

  it('the balance is the amount due on open invoices, past due from the day after the due date', async () => {
    await bill({ total: 5000, amountPaid: 2000, dueDate: '2026-05-10' });
    await bill({ total: 700, dueDate: '2026-05-09' });
    for (const status of ['draft', 'paid', 'void', 'uncollectible'] as const)
      await bill({ total: 99_000, status, dueDate: '2026-01-01' });
    expect(await overview()).toMatchObject({ balance: money(3700), pastDue: money(700) });
  });

  it('spend is the net of the lines by quarter of issue and kind, without drafts and void invoices', async () => {
    await bill({ issueDate: '2026-04-01', lines: [line('shipping', 1200), line('discount', -200)] });
    await bill({ issueDate: '2026-05-10', status: 'paid', lines: [line('shipping', 300)] });
    await bill({ issueDate: '2026-03-31', lines: [line('storage', 60)] });
    await bill({ issueDate: '2025-07-01', lines: [line('duty', 5)] });
    await bill({ issueDate: '2025-06-30', lines: [line('duty', 7777)] });
    await bill({ issueDate: '2026-05-01', status: 'draft', lines: [line('tax', 8888)] });
    await bill({ issueDate: '2026-05-01', status: 'void', lines: [line('tax', 9999)] });
    expect((await overview()).spend).toEqual([
      { quarter: '2025-Q3', kinds: { duty: 5 } },
      { quarter: '2025-Q4', kinds: {} },
      { quarter: '2026-Q1', kinds: { storage: 60 } },
      { quarter: '2026-Q2', kinds: { shipping: 1500, discount: -200 } },
    ]);
  });

  it('ADR 079: spend follows the lines of an invoice', async () => {
    const { id } = await bill({ lines: [line('shipping', 1200), line('shipping', 300), line('tax', 90)] });
    const { invoices } = schema;
    const stored = async () =>
      (await opened.db.select().from(invoices).where(eq(invoices.id, id)))[0]?.chargedByKind;
    expect(await stored()).toEqual({ shipping: [1500, 2], tax: [90, 1] });
    const lines = [line('shipping', 700), line('storage', 40)];
    await opened.db.update(invoices).set({ lines }).where(eq(invoices.id, id));
    expect(await stored()).toEqual({ shipping: [700, 1], storage: [40, 1] });
    expect((await overview()).spend.at(-1)?.kinds).toEqual({ shipping: 700, storage: 40 });
  });

  it('amounts of other currencies are not mixed in', async () => {
    await bill({ lines: [line('shipping', 100)], total: 100 });
    await bill({ lines: [line('shipping', 100)], total: 100 });
    await bill({ currency: 'EUR', lines: [line('shipping', 9000, 'EUR')], total: 9000 });
    const { balance, spend } = await overview();
    expect(balance).toEqual(money(200));
    expect(spend.at(-1)?.kinds).toEqual({ shipping: 200 });
  });

  it('news of fourteen days, newest first: packages with their latest scan, invoices, payments', async () => {
    const parcel = await addPackage(opened.db, {
      ...owner,
      nickname: 'For Gran',
      statusChangedAt: new Date('2026-05-09T08:00:00Z'),
      lastEvent: { message: 'Arrived', occurredAt: '2026-05-09T08:30:00.000Z', location: 'Doral, FL' },
    });
    await addPackage(opened.db, { ...owner, statusChangedAt: new Date('2026-04-26T11:59:59Z') });
    const invoice = await bill({ issueDate: '2026-05-08', lines: [] });
    await bill({ issueDate: '2026-05-08', status: 'draft' });
    await pay({ receivedAt: new Date('2026-05-10T09:00:00Z') });
    await pay({ status: 'failed' });
    const news = knownNews(await overview());
    expect(news.map(({ kind, at }) => [kind, at])).toEqual([
      ['payment', '2026-05-10T09:00:00.000Z'],
      ['package', '2026-05-09T08:30:00.000Z'],
      ['invoice', '2026-05-08T12:00:00.000Z'],
    ]);
    expect(news[1]).toMatchObject({
      package: { id: parcel.id, nickname: 'For Gran', status: 'in_storage' },
      message: 'Arrived',
      location: 'Doral, FL',
    });
    expect(news[2]).toMatchObject({ invoice: { id: invoice.id, number: invoice.number } });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-05-07T22:00:00.000Z'],
    ['America/Los_Angeles', '2026-05-08T19:00:00.000Z'],
  ])('the date of an invoice is in the customer’s time zone: %s', async (timeZone, noon) => {
    await opened.db.update(schema.accounts).set({ timeZone }).where(eq(schema.accounts.id, owner.accountId));
    await bill({ issueDate: '2026-05-08', lines: [] });
    const news = knownNews(await overview());
    expect(news.map(({ kind, at }) => [kind, at])).toEqual([['invoice', noon]]);
  });

  it('at most eight news items', async () => {
    for (let n = 0; n < 10; n += 1) await addPackage(opened.db, { ...owner, statusChangedAt: start });
    await pay({ receivedAt: new Date('2026-05-01T09:00:00Z') });
    expect((await overview()).news).toHaveLength(8);
  });

  it('security 18: has nothing of another account', async () => {
    const other = { warehouseId, accountId: (await addAccount(opened.db, { warehouseId })).id };
    await addPackage(opened.db, { ...other, statusChangedAt: start, merchant: { name: 'Theirs' } });
    await addInvoice(opened.db, { accountId: other.accountId, lines: [line('shipping', 100)] });
    await pay({ accountId: other.accountId });
    await addPackage(opened.db, { ...other, nextAction: { code: 'answer_hold', label: 'Theirs' } });
    expect(await overview()).toMatchObject({
      ...{ counts: none, balance: money(0), merchants: [], news: [] },
      urgent: { packages: [], total: 0 },
      arrivals: { packages: [], total: 0 },
      unpaid: { invoices: [], total: 0 },
    });
  });
});
