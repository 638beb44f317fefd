import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { accountSchema } from '@/lib/domain/account/account';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-20T12:00:00Z');

describe.each(databases)('account on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let warehouseId: string;
  let token: string;
  let id: string;
  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    warehouseId = await addWarehouse(opened.db);
  });
  beforeEach(async () => {
    const row = await addAccount(opened.db, { warehouseId, companyName: 'Whitfield Ltd' });
    id = row.id;
    token = await product.tokenOf({ subject: `user-test-${id}`, email: row.email });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const update = (body: unknown) => product.call('updateAccount', { token, body });
  const stored = async () => {
    const [row] = await opened.db.select().from(schema.accounts).where(eq(schema.accounts.id, id));
    return row;
  };

  it('SPEC 7: getAccount renders the warehouse’s address with the suite in line 2', async () => {
    const answer = await product.call('getAccount', { token });
    const account = accountSchema.strict().parse(answer.body);
    expect(account.warehouseAddress).toMatchObject({
      name: 'Ada Whitfield',
      company: 'Whitfield Ltd',
      line1: '8400 NW 25th Street',
      line2: `Suite ${account.suiteNumber}`,
    });
  });

  it('SPEC 7: updateAccount changes the editable fields and raises the version', async () => {
    const home = {
      name: 'Ada',
      line1: '1 Ocean Drive',
      locality: 'Miami Beach',
      administrativeArea: 'FL',
      postalCode: '33139',
      countryCode: 'US',
    };
    const change = {
      version: 1,
      name: '  Ada W. Whitfield ',
      language: 'pt-BR',
      timeZone: 'America/New_York',
      unitSystem: 'metric',
      billingAddress: home,
      shippingAddresses: [home],
      taxIds: [{ type: 'us_ein', value: '12-3456789' }],
      preferences: { notifications: { email: false, sms: true }, repack: true },
    };
    const answer = await update({ ...change, companyName: null });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const account = accountSchema.strict().parse(answer.body);
    expect(account).toMatchObject({ ...change, name: 'Ada W. Whitfield', version: 2 });
    expect(account).not.toHaveProperty('companyName');
    expect((await product.call('getAccount', { token })).body).toEqual(answer.body);
  });

  it('data-model: 1041 when another change came first, and nothing is changed', async () => {
    expect((await update({ version: 1, name: 'First' })).status).toBe(200);
    expect(await update({ version: 1, name: 'Second' })).toMatchObject({ status: 400, body: { code: 1041 } });
    expect((await stored())?.name).toBe('First');
  });

  it('data-model: of 20 changes to one version exactly one wins', async () => {
    const tries = Array.from({ length: 20 }, (_, n) => update({ version: 1, name: `Try ${n}` }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 1041)).toHaveLength(19);
    expect((await stored())?.version).toBe(2);
  });

  const locked = {
    id: 'acc_other',
    status: 'closed',
    kind: 'business',
    email: 'eve@example.com',
    phone: '+13055550100',
    suiteNumber: 'MIA-00000',
    warehouse: {},
    warehouseId: 'whs_other',
    emailVerified: true,
    createdAt: '2020-01-01T00:00:00Z',
    accountId: 'acc_other',
    ['__proto__x']: {},
  };
  it.each(Object.entries(locked))('security 18: updateAccount does not accept %s', async (field, value) => {
    const before = await stored();
    const answer = await update({ version: 1, name: 'Eve', [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    expect(await stored()).toEqual(before);
  });

  it('security 18: an update of one account leaves the others alone', async () => {
    const other = await addAccount(opened.db, { warehouseId, name: 'Lin Okafor' });
    await update({ version: 1, name: 'Everyone?' });
    const [row] = await opened.db.select().from(schema.accounts).where(eq(schema.accounts.id, other.id));
    expect(row).toMatchObject({ name: 'Lin Okafor', version: 1 });
  });

  const wrong: [string, Record<string, unknown>, string][] = [
    ['an empty name', { name: '  ' }, 'name'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a language that is none', { language: '!!' }, 'language'],
    [
      'a country that is none',
      { billingAddress: { name: 'A', line1: 'B', locality: 'C', countryCode: 'usa' } },
      'billingAddress.countryCode',
    ],
    [
      '21 addresses',
      { shippingAddresses: Array(21).fill({ name: 'A', line1: 'B', locality: 'C', countryCode: 'LB' }) },
      'shippingAddresses',
    ],
    [
      'a new address of the United States without its ZIP code',
      {
        billingAddress: {
          ...{ name: 'A', line1: 'B', locality: 'C' },
          ...{ administrativeArea: 'FL', countryCode: 'US' },
        },
      },
      'billingAddress.postalCode',
    ],
    [
      'an address of blanks',
      { shippingAddresses: [{ name: 'A', line1: '  ', locality: 'C', countryCode: 'LB' }] },
      'shippingAddresses.0.line1',
    ],
    [
      'a code that is no country’s',
      { billingAddress: { name: 'A', line1: 'B', locality: 'C', countryCode: 'ZZ' } },
      'billingAddress.countryCode',
    ],
    ['a version beyond any', { version: Number.MAX_SAFE_INTEGER }, 'version'],
    ['no version', { version: undefined, name: 'Ada' }, 'version'],
  ];
  it.each(wrong)('data-model: 1010 with the field for %s', async (_, change, field) => {
    const answer = await update({ version: 1, ...change });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 1010, message: expect.any(String) as string },
    });
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });
});
