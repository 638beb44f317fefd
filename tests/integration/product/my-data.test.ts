import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '@/lib/domain/account/account';
import { myDataSchema } from '@/lib/domain/account/my-data';
import { myData } from '@/lib/bff/files/my-data';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');
/** More than two pages of the export. */
const many = 401;

describe.each(databases)('getMyData on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let ada: string;
  let lin: string;
  let newcomer: string;
  const ids: Record<string, string> = {};

  const addPayment = async (accountId: string, invoiceIds: string[]) => {
    const id = newId('pay');
    const allocations = invoiceIds.map((invoiceId) => ({ invoiceId, amount: 100 }));
    await opened.db.insert(schema.payments).values({
      ...{
        id,
        accountId,
        allocations,
        status: 'succeeded',
        method: 'card',
        amount: 100 * allocations.length,
      },
      ...{ currency: 'USD', reference: `R-${id.slice(-6)}`, receivedAt: start },
    });
    return id;
  };

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const warehouseId = await addWarehouse(opened.db);
    const people = await Promise.all(
      ['Ada', 'Lin', 'New'].map((name) => addAccount(opened.db, { warehouseId, name })),
    );
    const tokens = people.map(({ id, email }) => product.tokenOf({ subject: `user-test-${id}`, email }));
    [ada = '', lin = '', newcomer = ''] = await Promise.all(tokens);
    const [a = '', l = ''] = people.map(({ id }) => id);
    const parcel = await addPackage(opened.db, { accountId: a, warehouseId, reference: 'WB-LAMP' });
    await opened.db.insert(schema.packages).values(
      Array.from({ length: many - 1 }, () => {
        const id = newId('pkg');
        const row = { id, accountId: a, warehouseId, reference: id, description: 'Book', searchText: '' };
        return {
          ...row,
          status: 'in_storage',
          group: 'at_warehouse',
          statusChangedAt: start,
          changedAt: start,
        } as const;
      }),
    );
    const event = { packageId: parcel.id, leg: 'inbound', status: 'delivered', source: 'carrier' } as const;
    for (const [day, message] of ['Left the depot', 'Delivered'].entries()) {
      const occurredAt = new Date(Date.UTC(2026, 4, 2 + day));
      const id = newId('evt');
      await opened.db
        .insert(schema.trackingEvents)
        .values({ ...event, id, message, occurredAt, fingerprint: id });
    }
    ids.open = (await addInvoice(opened.db, { accountId: a, number: 'WB-OPEN' })).id;
    ids.draft = (await addInvoice(opened.db, { accountId: a, status: 'draft', number: 'WB-DRAFT' })).id;
    ids.theirs = (await addInvoice(opened.db, { accountId: l, number: 'WB-LIN' })).id;
    for (const invoiceId of [ids.open, ids.draft]) {
      await opened.db.insert(schema.invoicePackages).values({ invoiceId, packageId: parcel.id });
    }
    ids.payment = await addPayment(a, [ids.open, ids.draft]);
    await addPackage(opened.db, { accountId: l, warehouseId, reference: 'WB-THEIRS' });
    await addPayment(l, [ids.theirs]);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const take = async (token: string) => {
    const answer = await product.call('getMyData', { token });
    expect(answer.status, JSON.stringify(answer.body).slice(0, 200)).toBe(200);
    return myDataSchema.strict().parse(answer.body);
  };

  it('has the account as getAccount returns it, and every package of all pages once', async () => {
    const data = await take(ada);
    const { body } = await product.call('getAccount', { token: ada });
    // What the API can do is no data of the customer's, and the notifications are there themselves.
    const not = { capabilities: undefined, unreadNotifications: undefined };
    expect(data.account).toEqual({ ...(body as Account), ...not });
    expect(new Set(data.packages.map(({ id }) => id)).size).toBe(many);
    expect(data.packages).toHaveLength(many);
    expect(data.exportedAt).toBe(start.toISOString());
  });

  it('has packages as getMyPackage returns them, with events and invoices', async () => {
    const lamp = (await take(ada)).packages.find(({ reference }) => reference === 'WB-LAMP');
    expect(lamp?.events.map(({ message }) => message)).toEqual(['Delivered', 'Left the depot']);
    const page = await product.call('getMyPackage', { token: ada, query: { id: lamp?.id ?? '' } });
    expect(lamp).toEqual(page.body);
  });

  it('has invoices as getMyInvoice returns them, and payments with their allocations', async () => {
    const data = await take(ada);
    const page = await product.call('getMyInvoice', { token: ada, query: { id: ids.open ?? '' } });
    expect(data.invoices).toEqual([page.body]);
    expect(data.payments).toMatchObject([
      { id: ids.payment, allocations: [{ invoiceId: ids.open, amount: 100 }] },
    ]);
  });

  it('has no draft anywhere', async () => {
    const text = JSON.stringify(await take(ada));
    expect(text).not.toContain(ids.draft);
    expect(text).not.toContain('WB-DRAFT');
  });

  it('security 18: has nothing of another account', async () => {
    const [mine, theirs] = [JSON.stringify(await take(ada)), await take(lin)];
    for (const foreign of ['WB-THEIRS', 'WB-LIN', theirs.account.id]) expect(mine).not.toContain(foreign);
    expect(theirs.packages.map(({ reference }) => reference)).toEqual(['WB-THEIRS']);
    expect(theirs.invoices.map(({ number }) => number)).toEqual(['WB-LIN']);
  });

  it('is a complete file for an empty account', async () => {
    expect(await take(newcomer)).toMatchObject({ packages: [], invoices: [], payments: [] });
  });

  it('answers 401 without a token', async () => {
    expect((await product.call('getMyData')).status).toBe(401);
  });

  it('security 19: is not cacheable, and is named as a file', async () => {
    const { headers } = await product.call('getMyData', { token: ada });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="waybill-my-data\.json"$/);
  });

  it('is downloaded as a dated file', async () => {
    const client = product.client(ada);
    const file = await myData(client, new URLSearchParams(), async () => client);
    expect(file.name).toMatch(/^waybill-my-data-\d{4}-\d\d-\d\d\.json$/);
    expect(file.type).toBe('application/json; charset=utf-8');
    expect(myDataSchema.parse(await new Response(file.body).json()).packages).toHaveLength(many);
  });
});
