import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductClient } from '@/lib/bff/product-api/client';
import type { OpenedDatabase } from '@/server/database';
import { readCustomerFile } from '@/tests/support/customer-files';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';

const now = new Date();
const today = now.toISOString().slice(0, 10);
const dates = { issueDate: today, dueDate: today };

describe.each(databases)('a draft on $name (data-model: never shown)', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let client: ProductClient;
  let draftId: string;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, now);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId });
    const given = { accountId: ada.id, ...dates };
    await addInvoice(opened.db, { ...given, number: 'SHOWN-1' });
    const draft = await addInvoice(opened.db, {
      ...given,
      number: 'SECRET-2',
      status: 'draft',
      total: 77_777,
    });
    draftId = draft.id;
    client = product.client(await product.tokenOf({ subject: 'user-test-ada', email: ada.email }));
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const period = { from: today, to: today };
  const places: Record<string, () => Promise<unknown>> = {
    getMyInvoices: () => client.getMyInvoices({}),
    'getMyInvoices by its number': () => client.getMyInvoices({ q: 'SECRET' }),
    getStatement: () => client.getStatement(period),
    getOverview: () => client.getOverview(),
    'invoices.csv': () => readCustomerFile(client, 'invoices.csv'),
    'statement.csv': () => readCustomerFile(client, 'statement.csv', period),
    'statement.pdf': () => readCustomerFile(client, 'statement.pdf', period),
    'my-data.json': () => readCustomerFile(client, 'my-data.json'),
  };

  it.each(Object.keys(places))('is not in %s', async (name) => {
    const text = JSON.stringify(await places[name]?.());
    // As a whole number: a random id may contain the digits.
    expect(text).not.toMatch(/SECRET|\b(77777|777\.77)\b/);
    if (!name.includes('by its number')) expect(text).toMatch(/SHOWN-1/);
  });

  it.each(['invoice.pdf', 'getMyInvoice'])('has no %s', async (name) => {
    const asked =
      name === 'getMyInvoice'
        ? client.getMyInvoice(draftId)
        : readCustomerFile(client, name, { id: draftId });
    await expect(asked).rejects.toMatchObject({ code: 1001 });
  });
});
