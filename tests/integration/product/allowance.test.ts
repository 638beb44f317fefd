import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/contract/errors';
import type { OpenedDatabase } from '@/server/database';
import { countedAs, createAllowance, type Counted } from '@/server/product-api/http/allowance';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-10T12:00:00Z');

describe('ASVS 2.4.1: what an account may have an instance change and print', () => {
  let now = start.getTime();
  const count = createAllowance(() => new Date(now));
  const take = (kind: Counted, accountId: string): number | null => {
    try {
      count(kind, accountId);
      return null;
    } catch (error) {
      return error instanceof AppError ? (error.retryAfter ?? -1) : -2;
    }
  };

  it.each([
    ['change', 600, 60],
    ['paper', 3_000, 600],
    ['everything', 60, 3_600],
  ] as const)('%s: %i in %i seconds, then the rest of them to wait', (kind, most, seconds) => {
    for (let n = 0; n < most; n++) expect(take(kind, 'ada')).toBeNull();
    expect(take(kind, 'ada')).toBe(seconds);
    expect(take(kind, 'lin'), 'another account').toBeNull();
    now += (seconds - 1) * 1_000;
    expect(take(kind, 'ada')).toBe(1);
    now += 1_000;
    expect(take(kind, 'ada')).toBeNull();
  });

  it.each([
    ['POST preAlertPackage', 'change'],
    ['GET getStatementPdf', 'paper'],
    ['GET getMyData', 'everything'],
    ['GET getMyPackages', undefined],
  ])('%s counts as %s', (call, kind) => {
    expect(countedAs(call)).toBe(kind);
  });
});

describe.each(databases)('ASVS 2.4.1: calls beyond the limit on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let ada: string;
  let lin: string;
  beforeAll(async () => {
    opened = await open();
    const most = { max: 2, seconds: 60 };
    const allowances = { change: most, paper: most, everything: most };
    product = await startProduct(opened.db, start, { allowances });
    const warehouseId = await addWarehouse(opened.db);
    const tokenOf = async (name: string) => {
      const { email } = await addAccount(opened.db, { warehouseId, name });
      return product.tokenOf({ subject: `user-test-${name}`, email });
    };
    [ada, lin] = [await tokenOf('ada'), await tokenOf('lin')];
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  it.each([
    ['preAlertPackage', { body: {} }, 'You’ve made very many changes in a short time.'],
    ['getInvoicePdf', { query: { id: 'inv_1' } }, 'You’ve asked for very many files in a short time.'],
    ['getMyData', {}, 'You’ve asked for very many files in a short time.'],
  ])('%s is 1043 with the seconds to wait, for this customer alone', async (call, options, message) => {
    const ask = (token: string) => product.call(call, { token, ...options });
    for (let n = 0; n < 2; n++) expect((await ask(ada)).body.code).not.toBe(1043);
    const refused = await ask(ada);
    expect([refused.status, refused.body]).toEqual([400, { code: 1043, message, retryAfter: 60 }]);
    expect((await ask(lin)).body.code).not.toBe(1043);
    expect((await product.call('getAccount', { token: ada })).status).toBe(200);
  });

  it('a caller without a session is not counted, and learns nothing of limits', async () => {
    for (let n = 0; n < 4; n++)
      expect((await product.call('preAlertPackage', { body: {} })).status).toBe(401);
  });
});
