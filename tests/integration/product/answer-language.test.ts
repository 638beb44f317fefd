import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductClient } from '@/lib/bff/product-api/client';
import { createResilience } from '@/lib/bff/product-api/resilience';
import { inLanguage } from '@/lib/text/server/request-language';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addPackage, addWarehouse } from '@/tests/support/product-data';

const [database] = databases;

describe('the messages of the product API', () => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;

  beforeAll(async () => {
    if (!database) throw new Error('There is no database to test with');
    opened = await database.open();
    product = await startProduct(opened.db, new Date('2026-05-10T12:00:00Z'));
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId });
    token = await product.tokenOf({ subject: 'user-test-ada', email: ada.email });
    await addPackage(opened.db, { accountId: ada.id, warehouseId });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const unknown = (accepted?: string) =>
    product.call('getMyPackage', {
      token,
      query: { id: 'pkg_unknown' },
      ...(accepted && { headers: { 'accept-language': accepted } }),
    });

  it.each([
    [undefined, 'This package could not be found.'],
    ['*', 'This package could not be found.'],
    ['ja', 'This package could not be found.'],
    ['de', 'Dieses Paket wurde nicht gefunden.'],
    ['pt-PT, en;q=0.5', 'Este pacote não foi encontrado.'],
  ])('for whoever accepts %s: %s', async (accepted, message) => {
    expect(await unknown(accepted)).toMatchObject({ status: 400, body: { code: 1001, message } });
  });

  it('are in the language of the page that calls', async () => {
    const client = createProductClient({
      baseUrl: product.origin,
      fetch: (request) => fetch(request),
      resilience: createResilience(),
      token,
    });
    await inLanguage('fr', async () => {
      await expect(client.preAlertPackage({ trackingNumber: 'X' })).rejects.toMatchObject({
        code: 1010,
        message: 'Vérifiez votre saisie.',
      });
    });
  });
});
