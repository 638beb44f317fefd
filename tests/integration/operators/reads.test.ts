import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  operatorCalls,
  operatorLists,
  operatorReads,
  type OperatorList,
} from '@/lib/domain/operator/operator';
import { schema, type OpenedDatabase } from '@/server/database';
import { revokeApiKey } from '@/server/database/repositories/operators/operators-keys';
import { databases } from '../../support/databases';
import {
  creditNoteRow,
  invoiceRow,
  packageRow,
  paymentRow,
  refundRow,
  start,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

const later = '2026-05-20T13:00:00Z';

describe.each(databases)('what operators read on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
    await wms.tell('customers', { suiteNumber: 'S-2', name: 'Lin Osei', email: 'lin@example.com' });
    const first = { suiteNumber: 'S-1' };
    const second = { suiteNumber: 'S-2' };
    const buyer = { name: 'Lin Osei', line1: '2 Bay Street', locality: 'Nassau', countryCode: 'BS' };
    await wms.send('packages', {
      rows: [
        { ...first, reference: 'A', status: 'received' },
        { ...first, reference: 'B', status: 'in_storage', nextAction: { code: 'pay', label: 'Pay' } },
        { ...second, reference: 'C', status: 'received' },
      ],
    });
    await wms.send('invoices', {
      rows: [
        invoiceRow({ ...first, number: 'A', issueDate: '2026-04-30' }),
        invoiceRow({ ...first, number: 'B', status: 'draft' }),
        invoiceRow({ ...second, number: 'C', buyer, issueDate: '2026-05-02' }),
      ],
    });
    await wms.send('payments', {
      rows: [
        paymentRow('A', 485, { ...first, reference: 'A', status: 'pending' }),
        paymentRow('A', 1000, { ...first, reference: 'B', receivedAt: '2026-05-11T10:00:00Z' }),
        paymentRow('C', 485, { ...second, reference: 'C', receivedAt: '2026-05-12T10:00:00Z' }),
      ],
    });
    const lines = [{ line: 1, amount: 10 }];
    await wms.send('creditNotes', {
      rows: [
        creditNoteRow('A', { ...first, reference: 'A', number: 'CN-A', lines, issueDate: '2026-05-10' }),
        creditNoteRow('C', { ...second, reference: 'C', lines }),
      ],
    });
    const part = (invoiceNumber: string) => ({ allocations: [{ invoiceNumber, amount: 5 }] });
    const back = refundRow('C', 5, { ...second, reference: 'C', ...part('C') });
    await wms.send('refunds', {
      rows: [refundRow('B', 5, { ...first, reference: 'B', ...part('A') }), back],
    });
    await wms.tell('refunds', { ...back, status: 'failed' });
    const { id } = (await wms.read('packages', { reference: 'B' })).body.packages[0] ?? {};
    const asked = { packageIds: [id], address: buyer, onHold: 'wait', note: 'A' };
    await operators.call('requestShipment', { token: await wms.token(), body: asked });
    operators.advance(3600);
    await wms.tell('packages', { ...second, reference: 'C', weight: 900 });
    await wms.tell('customers', { ...second, status: 'suspended' });
    await wms.tell('invoices', { ...second, number: 'C', status: 'uncollectible' });
    await wms.tell('invoices', { ...first, number: 'B', notes: 'Thank you' });
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const named: Record<OperatorList, string> = {
    packages: 'reference',
    shipments: 'note',
    customers: 'suiteNumber',
    invoices: 'number',
    payments: 'reference',
    creditNotes: 'reference',
    refunds: 'reference',
  };
  const all: Record<OperatorList, string[]> = {
    packages: ['A', 'B', 'C'],
    shipments: ['A'],
    customers: ['S-1', 'S-2'],
    invoices: ['A', 'B', 'C'],
    payments: ['A', 'B', 'C'],
    creditNotes: ['A', 'C'],
    refunds: ['B', 'C'],
  };
  const namesOf = async (what: OperatorList, query: Record<string, string> = {}) => {
    const { body } = await wms.read(what, query);
    return body[what].map((one) => one[named[what]]).sort();
  };

  const filters: [OperatorList, Record<string, string>, string[]][] = [
    ...operatorLists.map((what): [OperatorList, Record<string, string>, string[]] => [what, {}, all[what]]),
    ['packages', { reference: 'B' }, ['B']],
    ['packages', { status: 'received' }, ['A', 'C']],
    ['packages', { group: 'action_needed' }, ['B']],
    ['packages', { suiteNumber: 'S-1' }, ['A', 'B']],
    ['packages', { updatedSince: later }, ['C']],
    ['packages', { updatedSince: '2026-05-20T09:00:00.001-04:00' }, []],
    ['packages', { updatedSince: '2026-05-20T09:00:00-04:00' }, ['C']],
    ['packages', { suiteNumber: 'S-1', status: 'received' }, ['A']],
    ['packages', { reference: 'A', status: 'in_storage' }, []],
    ['packages', { status: '' }, ['A', 'B', 'C']],
    ['shipments', { status: 'quote_requested' }, ['A']],
    ['shipments', { status: 'packed' }, []],
    ['shipments', { suiteNumber: 'S-2' }, []],
    ['shipments', { updatedSince: later }, []],
    ['shipments', { updatedSince: '2026-05-20T12:00:00Z' }, ['A']],
    ['customers', { suiteNumber: 'S-2' }, ['S-2']],
    ['customers', { status: 'suspended' }, ['S-2']],
    ['customers', { status: 'active' }, ['S-1']],
    ['customers', { updatedSince: '2026-05-20T13:00:00.001Z' }, ['S-1']],
    ['invoices', { number: 'C' }, ['C']],
    ['invoices', { status: 'draft' }, ['B']],
    ['invoices', { suiteNumber: 'S-2' }, ['C']],
    ['invoices', { issuedFrom: '2026-05-01' }, ['B', 'C']],
    ['invoices', { issuedTo: '2026-05-01' }, ['A', 'B']],
    ['invoices', { issuedFrom: '2026-05-01', issuedTo: '2026-05-01' }, ['B']],
    ['invoices', { updatedSince: later }, ['B', 'C']],
    ['payments', { reference: 'B' }, ['B']],
    ['payments', { status: 'pending' }, ['A']],
    ['payments', { suiteNumber: 'S-2' }, ['C']],
    ['payments', { receivedSince: '2026-05-11T10:00:00Z' }, ['B', 'C']],
    ['payments', { receivedBefore: '2026-05-11T10:00:00Z' }, ['A']],
    ['creditNotes', { reference: 'C' }, ['C']],
    ['creditNotes', { number: 'CN-A' }, ['A']],
    ['creditNotes', { invoiceNumber: 'C' }, ['C']],
    ['creditNotes', { suiteNumber: 'S-1' }, ['A']],
    ['creditNotes', { issuedFrom: '2026-05-11' }, ['C']],
    ['creditNotes', { issuedTo: '2026-05-10' }, ['A']],
    ['refunds', { reference: 'B' }, ['B']],
    ['refunds', { paymentReference: 'C' }, ['C']],
    ['refunds', { suiteNumber: 'S-1' }, ['B']],
    ['refunds', { status: 'failed' }, ['C']],
    ['refunds', { refundedSince: '2026-05-16T10:00:00.001Z' }, []],
    ['refunds', { refundedBefore: '2026-05-16T10:00:00.001Z' }, ['B', 'C']],
    [
      'payments',
      { receivedSince: '2026-05-11T06:00:00-04:00', receivedBefore: '2026-05-12T10:00:00Z' },
      ['B'],
    ],
  ];

  it.each(filters)('%s by %j: %j', async (what, query, expected) => {
    expect(await namesOf(what, query)).toEqual(expected);
  });

  it('a customer has what they have told the warehouse', async () => {
    const told = {
      companyName: 'Whitfield & Co',
      kind: 'business' as const,
      language: 'pt-BR',
      phone: '+13055550142',
      shippingAddresses: [{ name: 'Ada', line1: '1 Quay', locality: 'Freeport', countryCode: 'BS' }],
      taxIds: [{ type: 'vat', value: 'BS-77' }],
      preferences: { notifications: { email: false, sms: true }, repack: true },
    };
    await opened.db.update(schema.accounts).set(told).where(eq(schema.accounts.id, wms.account.id));
    const { body } = await wms.read('customers', { suiteNumber: 'S-1' });
    const { id, email, billingAddress } = wms.account;
    const bySms = ['sms'];
    const groups = {
      arrivals: bySms,
      action_needed: bySms,
      delivery: bySms,
      problems: bySms,
      billing: bySms,
    };
    expect(body.customers).toEqual([
      {
        ...told,
        notificationChoices: { groups, daily: [], digestHour: 18 },
        ...{ id, email, billingAddress, suiteNumber: 'S-1', status: 'active', name: 'Ada Whitfield' },
        ...{ emailVerified: true, phoneVerified: false, timeZone: 'UTC', unitSystem: 'imperial', version: 1 },
        createdAt: expect.any(String) as string,
        updatedAt: expect.any(String) as string,
      },
    ]);
  });

  it('a package that its customer announced and declared is read with both, before a row names it', async () => {
    const token = await wms.token();
    const alert = { trackingNumber: '1Z0000000000000042', carrier: 'ups' };
    const { body: announced } = await operators.call('preAlertPackage', { token, body: alert });
    const contents = [{ description: 'Lamp', quantity: 1, unitValue: { amount: 900, currency: 'USD' } }];
    const declaration = { contents, declarationStatus: 'confirmed', version: announced.version };
    const body = { id: announced.id, ...declaration };
    expect((await operators.call('declarePackage', { token, body })).status).toBe(200);
    await operators.call('setPackageNickname', { token, body: { id: announced.id, nickname: 'Lamp' } });
    const read = await wms.read('packages', { status: 'expected' });
    expect(read.body.packages).toMatchObject([
      { id: announced.id, claimed: false, contents, declarationStatus: 'confirmed', nickname: 'Lamp' },
    ]);
    const { inbound } = read.body.packages[0] as { inbound: object };
    const row = packageRow({ reference: 'Z', inbound: alert });
    expect(await wms.tell('packages', row)).toMatchObject({ outcome: 'updated', id: announced.id });
    const claimed = await wms.read('packages', { reference: 'Z' });
    expect(claimed.body.packages).toMatchObject([{ id: announced.id, claimed: true, inbound }]);
  });

  it('events come with a package that is asked for by its reference, the latest alone in a list', async () => {
    const scan = { packageReference: 'B', occurredAt: '2026-05-19T10:00:00Z', status: 'in_transit' };
    await wms.send('events', {
      rows: [
        { ...scan, message: 'Unloaded' },
        { ...scan, occurredAt: '2026-05-19T11:00:00Z', message: 'Shelved' },
      ],
    });
    const one = await wms.read('packages', { reference: 'B' });
    expect(one.body.packages).toMatchObject([{ events: [{ message: 'Shelved' }, { message: 'Unloaded' }] }]);
    const list = await wms.read('packages', { group: 'action_needed' });
    expect(list.body.packages).toMatchObject([{ reference: 'B', lastEvent: { message: 'Shelved' } }]);
    expect(list.body.packages[0]).not.toHaveProperty('events');
    const none = await wms.read('packages', { reference: 'A' });
    expect(none.body.packages).toMatchObject([{ reference: 'A', events: [] }]);
  });

  it('nothing that serves the portal alone is read', async () => {
    for (const what of operatorReads) {
      const text = JSON.stringify((await wms.read(what)).body);
      expect(text).not.toMatch(/"(searchText|.*digest|changedAt|expectedOn|accountId|warehouseId)"/i);
    }
  });

  const wrong: [OperatorList, Record<string, string>, Record<string, string>][] = [
    ['packages', { status: 'arrived' }, { status: 'Choose one of: expected, received' }],
    ['packages', { group: 'here' }, { group: 'Choose one of: expected, at_warehouse' }],
    [
      'packages',
      { updatedSince: '2026-05-20' },
      { updatedSince: 'must be a time such as 2026-05-01T10:00:00Z' },
    ],
    ['packages', { updatedSince: '0001-01-01T00:00:00Z' }, { updatedSince: 'is no plausible time' }],
    ['packages', { reference: 'x'.repeat(41) }, { reference: 'has more than 40 characters' }],
    ['packages', { updatedsince: later }, { updatedsince: 'This can’t be set here' }],
    ['packages', { limit: '0' }, { limit: 'Request at least 1 row' }],
    ['packages', { limit: '201' }, { limit: '200' }],
    ['packages', { cursor: 'x' }, { cursor: 'Start from the first page' }],
    ['customers', { status: 'open' }, { status: 'Choose one of: invited, active, suspended, closed' }],
    ['invoices', { status: 'late' }, { status: 'Choose one of: draft, open' }],
    ['invoices', { issuedFrom: '2026-02-30' }, { issuedFrom: 'must be a day such as 2026-05-01' }],
    [
      'invoices',
      { issuedFrom: '2026-05-02', issuedTo: '2026-05-01' },
      { issuedTo: 'must not be before issuedFrom' },
    ],
    ['payments', { status: 'paid' }, { status: 'Choose one of: pending, succeeded, failed, refunded' }],
    [
      'payments',
      { receivedSince: later, receivedBefore: '2026-05-20T12:59:59Z' },
      { receivedBefore: 'must not be before receivedSince' },
    ],
  ];

  it.each(wrong)('%s by %j is 1010, and says what would be right', async (what, query, fields) => {
    const { status, body } = await wms.read(what, query);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 1010 });
    const told = Object.entries(fields).map(([name, words]) => [
      name,
      expect.stringContaining(words) as string,
    ]);
    expect(body.fields).toEqual(Object.fromEntries(told));
  });

  it('characters that are no text are 1010, in a cursor too', async () => {
    const cursor = Buffer.from(JSON.stringify(['packages', 'a\0', 'pkg_1'])).toString('base64url');
    for (const query of [{ reference: 'a\0' }, { cursor }] as Record<string, string>[])
      expect(await wms.read('packages', query)).toMatchObject({ status: 400, body: { code: 1010 } });
  });

  it('a cursor of another list is 1010', async () => {
    const { body } = await wms.read('invoices', { limit: '1' });
    const answer = await wms.read('payments', { cursor: body.nextCursor ?? '' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 1010, fields: { cursor: expect.any(String) as string } },
    });
  });

  it.each(operatorReads)('%s: no key, an unknown or revoked key and a session JWT are 401', async (what) => {
    const other = await operators.operator();
    await revokeApiKey(opened.db, other.keyId, start);
    for (const token of [undefined, `wbk_${'x'.repeat(43)}`, other.key, await wms.token()]) {
      const answer = await operators.call(`operator/${what}`, token ? { token } : {});
      expect(answer).toMatchObject({ status: 401, body: { code: 1030 } });
    }
  });

  it.each(operatorReads)(
    '%s: a key that may write everything and read the rest may not read it',
    async (what) => {
      const rest = operatorReads.filter((name) => name !== what).map((name) => `${name}:read` as const);
      const other = await operators.operator([...operatorCalls, ...rest]);
      const refused = {
        status: 400,
        body: { code: 1040, message: expect.stringContaining(`${what}:read`) as string },
      };
      expect(await other.read(what)).toMatchObject(refused);
      const reader = await operators.operator([`${what}:read`]);
      expect((await reader.read(what)).status).toBe(200);
      expect(await reader.send('packages', { rows: [] })).toMatchObject({
        status: 400,
        body: { code: 1040 },
      });
    },
  );

  it('readings and calls count together: the 121st in a minute is 1043', async () => {
    const busy = await operators.operator();
    for (let n = 0; n < 60; n++) await busy.send('events', { rows: [] });
    for (let n = 0; n < 60; n++) await busy.read('payments');
    const refused = { code: 1043, retryAfter: expect.any(Number) as number };
    expect((await busy.read('payments')).body).toMatchObject(refused);
    expect((await wms.read('payments')).status).toBe(200);
  });

  it('another method is 405 with all that there are, and HEAD answers without a body', async () => {
    const ask = (path: string, method: string) => operators.call(path, { token: wms.key, method });
    const put = await ask('operator/packages', 'PUT');
    expect([put.status, put.headers.get('allow')?.split(', ').sort()]).toEqual([
      405,
      ['GET', 'HEAD', 'POST'],
    ]);
    const get = await ask('operator/events', 'GET');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
    const head = await ask('operator/packages', 'HEAD');
    expect([head.status, head.body]).toEqual([200, { text: '' }]);
  });
});
