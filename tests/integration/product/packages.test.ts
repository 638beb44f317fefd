import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packagePageSchema, packageSchema, type PackagePage } from '@/lib/domain/package/package';
import { packageGroupOf, packageGroups } from '@/lib/domain/package/package-status';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import type { OpenedDatabase } from '@/server/database';
import { ingestTracker } from '@/server/product-api/tracking/ingest/ingest-tracker';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import {
  addAccount,
  addInvoice,
  addPackage,
  addPackageOfEachStatus,
  addWarehouse,
} from '@/tests/support/product-data';
import { schema } from '@/server/database';

const start = new Date('2026-05-10T12:00:00Z');

describe.each(databases)('packages on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;
  let linEmail: string;
  let owner: { accountId: string; warehouseId: string };
  let foreign: { accountId: string; warehouseId: string };

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId, suiteNumber: 'MIA-1' });
    const lin = await addAccount(opened.db, { warehouseId, suiteNumber: 'MIA-2' });
    linEmail = lin.email;
    owner = { accountId: ada.id, warehouseId };
    foreign = { accountId: lin.id, warehouseId };
    token = await product.tokenOf({ subject: 'user-test-ada', email: ada.email });
    await addPackageOfEachStatus(opened.db, owner);
    await addPackageOfEachStatus(opened.db, foreign);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  async function list(query: Record<string, string> = {}): Promise<PackagePage> {
    const answer = await product.call('getMyPackages', { token, query });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return packagePageSchema.strict().parse(answer.body);
  }

  const statuses = packageStatuses as readonly string[];

  it('SPEC 7: getMyPackages returns the account’s packages only, newest first, with counts', async () => {
    const page = await list();
    expect(page.packages.map(({ status }) => status)).toEqual([...statuses].reverse());
    expect(page.total).toBe(statuses.length);
    expect(page.nextCursor).toBeNull();
    const sum = Object.values(page.counts).reduce((a, b) => a + b, 0);
    expect(sum).toBe(statuses.length);
  });

  it.each(packageGroups)('filters by the group %s; the counts stay those of all groups', async (group) => {
    const page = await list({ group });
    const expected = packageStatuses.filter((status) => packageGroupOf(status, false) === group);
    expect(page.packages.map(({ status }) => status).sort()).toEqual([...expected].sort());
    expect(page.total).toBe(expected.length);
    expect(page.counts).toEqual((await list()).counts);
  });

  it.each(['newest', 'oldest', 'arrival'])('pages by %s have each package once, in order', async (sort) => {
    const whole = (await list({ sort, limit: '200' })).packages.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await list({ sort, limit: '4', cursor });
      expect(page.total).toBe(statuses.length);
      seen.push(...page.packages.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(statuses.length);
  });

  it('a package added while paging moves no other', async () => {
    const first = await list({ limit: '4' });
    const added = await addPackage(opened.db, {
      ...owner,
      statusChangedAt: new Date('2026-05-09T00:00:00Z'),
    });
    const second = await list({ limit: '4', cursor: first.nextCursor ?? '' });
    const both = [...first.packages, ...second.packages].map(({ id }) => id);
    expect(new Set(both).size).toBe(8);
    expect(both).not.toContain(added.id);
    await opened.db.delete(schema.packages).where(eq(schema.packages.id, added.id));
  });

  it('25 per page by default', async () => {
    const page = await list();
    expect(page.packages.length).toBe(Math.min(25, statuses.length));
  });

  it('filters by status and by whole days, both included', async () => {
    expect((await list({ status: 'in_customs' })).total).toBe(1);
    expect((await list({ from: '2026-05-01', to: '2026-05-01' })).total).toBe(statuses.length);
    expect((await list({ from: '2026-05-02' })).total).toBe(0);
    expect((await list({ to: '2026-04-30' })).total).toBe(0);
    expect((await list({ from: '0001-01-01', to: '9999-12-31' })).total).toBe(statuses.length);
  });

  it('searches reference, words, merchant and numbers; wildcards are literal', async () => {
    const { id } = await addPackage(opened.db, {
      ...owner,
      reference: 'WB-SEARCH-1',
      description: 'Espresso machine 100% steel',
      merchant: { name: 'Kaffeehaus Ärmel', orderNumber: 'KH-77' },
      outbound: { carrier: 'usps', trackingNumber: '9400110200881234567890', trackingStatus: 'in_transit' },
    });
    for (const q of ['search-1', 'ESPRESSO', '100%', 'kaffeehaus ärmel', 'kh-77', '9400110200881234567890']) {
      expect((await list({ q })).packages.map((found) => found.id)).toEqual([id]);
    }
    expect((await list({ q: '%' })).total).toBe(1);
    expect((await list({ q: '_' })).total).toBe(0);
    expect((await list({ q: '\\' })).total).toBe(0);
    expect((await list({ q: `' or 1=1 --` })).total).toBe(0);
    await opened.db.delete(schema.packages).where(eq(schema.packages.id, id));
  });

  it('finds a number in a carrier’s grouping, and one pasted with invisible characters', async () => {
    const { inbound, reference } = await addPackage(opened.db, foreign);
    const number = inbound?.trackingNumber ?? '';
    const { email } = await addAccount(opened.db, { warehouseId: owner.warehouseId });
    const nobody = await product.tokenOf({ subject: 'user-test-nobody', email });
    const lin = await product.tokenOf({ subject: 'user-test-lin', email: linEmail });
    const grouped = (joint: string) => number.replaceAll(/(.{4})(?=.)/g, `$1${joint}`);
    for (const q of [grouped(' '), grouped('-'), grouped('\u2011'), `\u200B${number}\uFEFF`]) {
      const answer = await product.call('getMyPackages', { token: lin, query: { q } });
      expect(answer.body, q).toMatchObject({ total: 1, packages: [{ reference }] });
      const others = await product.call('getMyPackages', { token: nobody, query: { q } });
      expect(others.body).toMatchObject({ total: 0 });
    }
  });

  it('SPEC 7: empty parameters count as absent', async () => {
    expect((await list({ group: '', q: '', cursor: '', limit: '' })).total).toBe(statuses.length);
  });

  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const bad: [string, Record<string, string>, string][] = [
    ['an unknown group', { group: 'nowhere' }, 'group'],
    ['an unknown status', { status: 'gone' }, 'status'],
    ['an unknown sort', { sort: 'price' }, 'sort'],
    ['a limit of 0', { limit: '0' }, 'limit'],
    ['a limit of 201', { limit: '201' }, 'limit'],
    ['a limit that is no number', { limit: 'ten' }, 'limit'],
    ['a date that is none', { from: '2026-02-30' }, 'from'],
    ['a date in the year 0', { to: '0000-01-01' }, 'to'],
    ['a long search', { q: 'x'.repeat(101) }, 'q'],
    ['a cursor that is no base64url', { cursor: '%%%' }, 'cursor'],
    ['a cursor that is no JSON', { cursor: 'abcd' }, 'cursor'],
    ['a cursor of another sort', { cursor: cursorOf(['oldest', '2026-05-01T00:00:00Z', 'pkg_1']) }, 'cursor'],
    ['a cursor with no instant', { cursor: cursorOf(['newest', 'infinity', 'pkg_1']) }, 'cursor'],
    ['a cursor in the year 0', { cursor: cursorOf(['newest', '0000-01-01T00:00:00Z', 'pkg_1']) }, 'cursor'],
    [
      'a cursor with SQL',
      { cursor: cursorOf(['newest', '2026-05-01T00:00:00Z', "x') or 1=1 --"]) },
      'cursor',
    ],
  ];
  it.each(bad)('data-model: 1010 for %s', async (_, query, field) => {
    const answer = await product.call('getMyPackages', { token, query });
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });

  it('security 22: text that PostgreSQL can’t store is 1010', async () => {
    expect(await product.call('getMyPackages', { token, query: { q: 'a\0b' } })).toMatchObject({
      status: 400,
      body: { code: 1010 },
    });
  });

  it('data-model: getMyPackage returns events, newest first, and invoices', async () => {
    const row = await addPackage(opened.db, { ...owner, status: 'expected' });
    const event = (hour: number, status: 'in_transit' | 'delivered', message: string) => ({
      occurredAt: new Date(Date.UTC(2026, 4, 2, hour)),
      status,
      message,
      location: { raw: 'Doral, FL, US', city: 'Doral', state: 'FL', country: 'US' },
    });
    const tell = (...events: ReturnType<typeof event>[]) => {
      const tracker = { carrier: 'ups', trackingNumber: row.inbound?.trackingNumber ?? '', events };
      const account = { id: owner.accountId, warehouseId: owner.warehouseId };
      return ingestTracker(opened.db, { account, tracker, source: 'carrier', now: start });
    };
    const told = await tell(
      event(15, 'delivered', 'Delivered'),
      event(8, 'in_transit', 'Departed from facility'),
    );
    expect(told).toMatchObject({ packageIds: [row.id], newEvents: 2 });
    expect(await tell(event(15, 'delivered', ' DELIVERED '))).toMatchObject({ newEvents: 0 });
    const invoice = await addInvoice(opened.db, { accountId: owner.accountId });
    const draft = await addInvoice(opened.db, { accountId: owner.accountId, status: 'draft' });
    await opened.db.insert(schema.invoicePackages).values([
      { invoiceId: invoice.id, packageId: row.id },
      { invoiceId: draft.id, packageId: row.id },
    ]);

    const answer = await product.call('getMyPackage', { token, query: { id: row.id } });
    const found = packageSchema.strict().parse(answer.body);
    expect(found.events.map(({ message }) => message)).toEqual(['Delivered', 'Departed from facility']);
    expect(found.inbound).toMatchObject({
      trackingStatus: 'delivered',
      deliveredAt: '2026-05-02T15:00:00.000Z',
    });
    expect(found.invoices).toEqual([{ id: invoice.id, number: invoice.number }]);
    expect(found).toMatchObject({ suiteNumber: 'MIA-1', warehouseName: 'Waybill Miami', status: 'received' });
    expect((await list({ q: row.reference })).packages[0]?.lastEvent).toEqual({
      message: 'Delivered',
      occurredAt: '2026-05-02T15:00:00.000Z',
      location: 'Doral, FL, US',
    });
    await opened.db.delete(schema.packages).where(eq(schema.packages.id, row.id));
  });

  it('security 18: another account’s package answers exactly like one that does not exist', async () => {
    const theirs = await addPackage(opened.db, foreign);
    const one = await product.call('getMyPackage', { token, query: { id: theirs.id } });
    const none = await product.call('getMyPackage', {
      token,
      query: { id: 'pkg_00000000000000000000000000000000' },
    });
    expect(one).toMatchObject({ status: 400, body: { code: 1001 } });
    expect(one.body).toEqual(none.body);
    expect([...one.headers.keys()]).toEqual([...none.headers.keys()]);
  });

  it('security 18: a query parameter never selects the account', async () => {
    const query = { accountId: foreign.accountId, account_id: foreign.accountId, limit: '200' };
    const ids = (await list(query)).packages.map(({ id }) => id);
    expect(ids).toEqual((await list({ limit: '200' })).packages.map(({ id }) => id));
  });

  it('security 20: a list row has only what its line shows: no account, warehouse or search text', async () => {
    const { body } = await product.call('getMyPackages', { token });
    expect(JSON.stringify(body)).not.toMatch(/acc_|whs_|searchText|contents|version/);
  });
});
