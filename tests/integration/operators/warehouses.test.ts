import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '@/server/cli/commands/terminal/connect';
import { warehouseWork, type WarehouseValues } from '@/server/cli/commands/terminal/warehouse';
import type { OpenedDatabase } from '@/server/database';
import { findWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { databases } from '../../support/databases';
import { commandConnection, watchTerminal } from '../../support/operator-terminal';
import { addAccount } from '../../support/product-data';

const miami = {
  code: 'mia',
  name: 'Palm Parcels',
  line1: '8400 NW 25th Street',
  city: 'Doral',
  region: 'FL',
  'postal-code': '33122',
  country: 'us',
  phone: '(305) 555-0100',
  'time-zone': 'America/New_York',
  hours: 'Mon–Fri 8:00–18:00',
  contact: 'hello@palm.example',
};

describe.each(databases)('warehouses by command on $name', ({ open }) => {
  const terminal = watchTerminal();
  let opened: OpenedDatabase;
  let connection: Connection;

  beforeAll(async () => {
    opened = await open();
    connection = commandConnection(opened.db);
  });
  afterAll(() => opened.close());

  const warehouse = (words: string[], values: WarehouseValues = {}) =>
    warehouseWork(words, values)(connection);

  it('an empty installation has none, and says how to create one', async () => {
    await warehouse(['list']);
    expect(terminal.output()).toBe('There are no warehouses.');
    const key = connection.run('api-key-create', { name: 'WMS', warehouse: 'MIA', scopes: ['packages'] });
    await expect(key).rejects.toThrow(
      'There is no warehouse "MIA". There are none yet: npm run waybill -- setup.',
    );
  });

  it('is created with its address in stored form, listed with its customers, and found by its code', async () => {
    await warehouse(['create'], miami);
    expect(terminal.output()).toContain('Warehouse MIA (Palm Parcels) is created.');
    const row = await findWarehouse(opened.db, 'Mia');
    expect(row?.address).toEqual({
      name: 'Palm Parcels',
      line1: '8400 NW 25th Street',
      locality: 'Doral',
      administrativeArea: 'FL',
      postalCode: '33122',
      countryCode: 'US',
      phone: '+13055550100',
    });
    await addAccount(opened.db, { warehouseId: row?.id ?? '', suiteNumber: 'MIA-1' });
    terminal.clear();
    await warehouse(['list']);
    expect(terminal.output()).toMatch(/^MIA +Palm Parcels +US +America\/New_York .* 1$/m);
    expect(terminal.output()).toMatch(/ USD +no rule +by line +by country +S-1, 14 days, 0% +choice +1$/m);
    await expect(warehouse(['create'], miami)).rejects.toThrow('"warehouse update MIA" changes it');
  });

  it('names each option that is wrong, with what would be right, and creates nothing', async () => {
    const wrong = { ...miami, code: '7', 'postal-code': '3312', 'time-zone': 'Miami', city: '' };
    const refused = await warehouse(['create'], wrong).catch((error: unknown) => String(error));
    expect(refused).toContain('--code: Use 2 to 10 letters and digits, a letter first, such as MIA');
    expect(refused).toMatch(/--postal-code: .*95014|--postal-code: .*\d{5}/);
    expect(refused).toMatch(/--time-zone: /);
    expect(refused).toMatch(/--city: /);
    expect(await findWarehouse(opened.db, '7')).toBeUndefined();
  });

  it('an update changes what it names and nothing else', async () => {
    await warehouse(['update', 'mia'], { name: 'Palm Parcels Miami', hours: 'Every day', line2: 'Dock 4' });
    const row = await findWarehouse(opened.db, 'MIA');
    expect(row).toMatchObject({
      code: 'MIA',
      name: 'Palm Parcels Miami',
      hours: 'Every day',
      contact: 'hello@palm.example',
      address: { name: 'Palm Parcels Miami', line1: '8400 NW 25th Street', line2: 'Dock 4' },
    });
    await expect(warehouse(['update', 'mia'], { 'postal-code': 'FL' })).rejects.toThrow('--postal-code');
    await expect(warehouse(['update', 'XYZ'], { name: 'x' })).rejects.toThrow('Give one of: MIA.');
    expect(() => warehouseWork(['update', 'MIA'], {})).toThrow('Say what to change');
    expect(() => warehouseWork(['update', 'MIA'], { code: 'MIB' })).toThrow('keeps its code');
  });

  const terms = {
    'free-days': '14',
    'kept-days': '90',
    'storage-fee': '60',
    'tax-category': 'S',
    'tax-rate': '7',
    'tax-id': '59-1234567',
    units: 'imperial',
    'credit-rule': 'automatic',
  };

  it('takes its terms: storage, tax and units, in the currency of its country unless another is named', async () => {
    await warehouse(['update', 'MIA'], terms);
    expect(await findWarehouse(opened.db, 'MIA')).toMatchObject({
      currency: 'USD',
      storageRule: { freeDays: 14, keptDays: 90, feePerDay: 60 },
      tax: { category: 'S', rate: 7 },
      taxId: '59-1234567',
      unitSystem: 'imperial',
      creditRule: 'automatic',
    });
    terminal.clear();
    await warehouse(['list']);
    expect(terminal.output()).toMatch(/USD +90 days, 14 free, then \$0\.60 +S 7% +imperial/);
    const nassau = {
      ...miami,
      code: 'NAS',
      line1: '1 Bay Street',
      city: 'Nassau',
      region: 'New Providence',
      'postal-code': '',
      country: 'bs',
      phone: '',
    };
    await warehouse(['create'], nassau);
    expect(await findWarehouse(opened.db, 'NAS')).toMatchObject({ currency: 'BSD', storageRule: null });
    await warehouse(['create'], { ...nassau, code: 'NAT', currency: 'usd' });
    expect(await findWarehouse(opened.db, 'NAT')).toMatchObject({ currency: 'USD' });
  });

  it('what of them is wrong is named by its option, and an empty option takes one away', async () => {
    const refusal = async (values: WarehouseValues) =>
      warehouse(['update', 'MIA'], values).then(
        () => 'accepted',
        (error: unknown) => String(error),
      );
    expect(await refusal({ 'free-days': 'two weeks' })).toContain('--free-days: Give whole days');
    expect(await refusal({ 'kept-days': '7' })).toContain('--free-days: Give at most the days');
    expect(await refusal({ 'storage-fee': '0.6' })).toContain('--storage-fee: Give the fee of a day');
    expect(await refusal({ currency: 'XYZ' })).toContain('--currency: Use the three letters');
    expect(await refusal({ currency: 'EUR' })).toContain('--storage-fee: Give the fee of a day');
    expect(await refusal({ 'tax-rate': '107' })).toContain('--tax-rate: Give per cent');
    expect(await refusal({ 'credit-rule': 'never' })).toContain('--credit-rule: Say choice or automatic');
    expect(await refusal({ units: 'stones' })).toContain('--units: Say metric or imperial');
    const empty = Object.fromEntries(Object.keys(terms).map((option) => [option, '']));
    await warehouse(['update', 'MIA'], empty);
    expect(await findWarehouse(opened.db, 'MIA')).toMatchObject({
      storageRule: null,
      tax: null,
      taxId: null,
      unitSystem: null,
      creditRule: 'choice',
    });
  });

  it('a link names its warehouse where there are several', async () => {
    const link = (body: object) => connection.run('onboarding-link', { suite: 'MIA-2', ...body });
    await expect(link({})).rejects.toThrow('Name the warehouse by --warehouse: MIA, NAS, NAT.');
    await expect(link({ warehouse: 'XYZ' })).rejects.toThrow('Give one of: MIA, NAS, NAT.');
    expect(await link({ warehouse: 'mia' })).toMatchObject({ suiteNumber: 'MIA-2' });
  });
});
