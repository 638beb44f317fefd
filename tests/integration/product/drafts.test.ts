import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductClient, type ProductClient } from '@/lib/api/client';
import { findFile } from '@/lib/api/files';
import { createResilience } from '@/lib/api/resilience';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';

const now = new Date();
const today = now.toISOString().slice(0, 10);
const dates = { issueDate: today, dueDate: today };

async function textOf(
  client: ProductClient,
  name: string,
  parameters: Record<string, string>,
): Promise<string> {
  const make = findFile(name);
  if (!make) throw new Error(`There is no file ${name}`);
  const { body, type } = await make(client, new URLSearchParams(parameters));
  if (type !== 'application/pdf') return new Response(body).text();
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return (await extractText(await getDocumentProxy(bytes))).text.join('\n');
}

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
    client = createProductClient({
      baseUrl: product.origin,
      fetch: (request) => fetch(request),
      resilience: createResilience(),
      token: await product.tokenOf({ subject: 'user-test-ada', email: ada.email }),
    });
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
    'invoices.csv': () => textOf(client, 'invoices.csv', {}),
    'statement.csv': () => textOf(client, 'statement.csv', period),
    'statement.pdf': () => textOf(client, 'statement.pdf', period),
    'my-data.json': () => textOf(client, 'my-data.json', {}),
  };

  it.each(Object.keys(places))('is not in %s', async (name) => {
    const text = JSON.stringify(await places[name]?.());
    expect(text).not.toMatch(/SECRET|777/);
    if (!name.includes('by its number')) expect(text).toMatch(/SHOWN-1/);
  });

  it.each(['invoice.pdf', 'getMyInvoice'])('has no %s', async (name) => {
    const asked =
      name === 'getMyInvoice' ? client.getMyInvoice(draftId) : textOf(client, name, { id: draftId });
    await expect(asked).rejects.toMatchObject({ code: 1001 });
  });
});
