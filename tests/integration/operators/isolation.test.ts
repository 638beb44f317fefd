import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventKinds } from '@/lib/domain/event/catalogue';
import {
  operatorLists,
  operatorReads,
  type OperatorCall,
  type OperatorList,
  type OperatorRead,
} from '@/lib/domain/operator/operator';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { mountedCalls } from '@/server/product-api';
import { exampleRates } from '@/server/demo-data/example-rates';
import { writeRates } from '@/server/product-api/rates/write-rates';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { databases } from '../../support/databases';
import { paymentProviders } from '../../support/payment-providers';
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

/** One side's data that the other must never see: ids, numbers and texts. */
interface Side {
  operator: TestOperator;
  token: string;
  ids: {
    package: string;
    shipment: string;
    invoice: string;
    payment: string;
    creditNote: string;
    refund: string;
    event: string;
    notification: string;
    message: string;
  };
  reference: string;
  number: string;
  payment: string;
  /** Part of every text of its data. */
  mark: string;
}

type Ask = (own: Side, other: Side) => { query?: Record<string, string>; body?: unknown };

const declaration = {
  version: 1,
  contents: [{ description: 'x', quantity: 1, unitValue: { amount: 1, currency: 'USD' } }],
};

const address = { name: 'Ada Whitfield', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };

/** Each customer call, made by one customer with the other's ids. */
const customerCalls: Record<string, Ask> = {
  'GET getAccount': () => ({}),
  'POST updateAccount': () => ({ body: { version: 1, language: 'de' } }),
  'GET getMyData': () => ({}),
  'GET getOverview': () => ({}),
  'GET getMyNotifications': () => ({}),
  'POST markNotificationsRead': (_, other) => ({ body: { ids: [other.ids.notification] } }),
  'GET getNotificationChoices': () => ({}),
  'POST updateNotificationChoices': () => ({ body: { groups: {}, daily: [], digestHour: 9 } }),
  'GET getMyPackages': (_, other) => ({ query: { q: other.mark } }),
  'GET getMyPackage': (_, other) => ({ query: { id: other.ids.package } }),
  'POST preAlertPackage': () => ({ body: { trackingNumber: '1Z0000000000000042', carrier: 'ups' } }),
  'POST declarePackage': (_, other) => ({
    body: { ...declaration, id: other.ids.package, declarationStatus: 'confirmed' },
  }),
  'POST setPackageNickname': (_, other) => ({ body: { id: other.ids.package, nickname: 'Mine' } }),
  'POST answerPackage': (_, other) => ({
    body: { id: other.ids.package, version: 1, choice: 'keep', note: 'Mine' },
  }),
  'POST confirmAddress': (_, other) => ({
    body: {
      id: other.ids.package,
      version: 1,
      address: { name: 'Mine', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' },
    },
  }),
  'POST cancelPreAlert': (_, other) => ({ body: { id: other.ids.package, version: 1 } }),
  'POST quoteShipment': (_, other) => ({
    body: {
      packageIds: [other.ids.package],
      address: { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' },
    },
  }),
  'GET getMyShipments': () => ({}),
  'GET getMyShipment': (_, other) => ({ query: { id: other.ids.shipment } }),
  'POST requestShipment': (_, other) => ({
    body: { packageIds: [other.ids.package], address, onHold: 'wait' },
  }),
  'POST acceptQuote': (_, other) => ({ body: { id: other.ids.shipment, version: 1 } }),
  'POST confirmShipment': (_, other) => ({ body: { id: other.ids.shipment, version: 1 } }),
  'POST cancelShipment': (_, other) => ({ body: { id: other.ids.shipment, version: 1 } }),
  'GET getMyInvoices': (_, other) => ({ query: { q: other.number } }),
  'GET getMyInvoice': (_, other) => ({ query: { id: other.ids.invoice } }),
  'POST startPayment': (_, other) => ({ body: { method: 'test', invoices: [{ id: other.ids.invoice }] } }),
  'POST applyCredit': (_, other) => ({ body: { invoices: [{ id: other.ids.invoice }] } }),
  'GET getMyPayments': () => ({}),
  'GET getMyPayment': (_, other) => ({ query: { id: other.ids.payment } }),
  'GET getInvoicePdf': (_, other) => ({ query: { id: other.ids.invoice } }),
  'GET getCreditNotePdf': (_, other) => ({ query: { id: other.ids.creditNote } }),
  'GET getReceiptPdf': (_, other) => ({ query: { id: other.ids.payment } }),
  'GET getStatement': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
  'GET getStatementPdf': () => ({ query: { from: '2026-01-01', to: '2026-12-31' } }),
};

/** Calls with the other's id: they answer as for one that does not exist. */
const byId = [
  'getMyPackage',
  'declarePackage',
  'setPackageNickname',
  'answerPackage',
  'confirmAddress',
  'cancelPreAlert',
  'quoteShipment',
  'getMyShipment',
  'requestShipment',
  'acceptQuote',
  'confirmShipment',
  'cancelShipment',
  'getMyInvoice',
  'getInvoicePdf',
  'getCreditNotePdf',
  'getReceiptPdf',
  'startPayment',
  'applyCredit',
  'getMyPayment',
];

/** Each operator call, made by one operator with the other's references in a suite that both have. */
const operatorCalls: Record<OperatorCall, (other: Side) => object> = {
  packages: ({ reference }) => packageRow({ reference, description: 'Taken' }),
  events: ({ reference }) => ({
    packageReference: reference,
    occurredAt: '2026-05-01T10:00:00Z',
    status: 'in_transit',
    message: 'Taken',
  }),
  invoices: ({ number }) => invoiceRow({ number, notes: 'Taken' }),
  payments: ({ number }) => paymentRow(number, 1),
  creditNotes: ({ number }) => creditNoteRow(number, { reason: 'Taken' }),
  refunds: ({ payment }) => refundRow(payment, 1),
  onboardingTokens: () => ({ suiteNumber: 'S-shared' }),
  customers: () => ({ suiteNumber: 'S-1', status: 'closed' }),
  warehouses: ({ operator }) => ({ code: operator.code, name: 'Taken' }),
  bounces: ({ ids }) => ({ messageId: ids.message, kind: 'hard', reason: 'Taken' }),
};

const inBoth: Record<string, string>[] = [{}, { suiteNumber: 'S-1' }];

/** Each reading in ways that find much. */
const broadQueries: Record<OperatorRead, Record<string, string>[]> = {
  packages: inBoth,
  shipments: inBoth,
  customers: inBoth,
  invoices: inBoth,
  payments: inBoth,
  creditNotes: inBoth,
  refunds: inBoth,
  messages: inBoth,
  changes: [{ kinds: eventKinds.join(',') }],
};

/** Each list with a name that only the other has. */
const operatorReadings: Record<OperatorList, (other: Side) => Record<string, string>> = {
  packages: ({ reference }) => ({ reference }),
  shipments: ({ ids }) => ({ id: ids.shipment }),
  customers: ({ mark }) => ({ suiteNumber: `S-${mark}` }),
  invoices: ({ number }) => ({ number }),
  payments: ({ payment }) => ({ reference: payment }),
  creditNotes: ({ number }) => ({ invoiceNumber: number }),
  refunds: ({ payment }) => ({ paymentReference: payment }),
};

/** Each change of a webhook by its id. */
const webhookChanges: Record<string, (id: string) => object> = {
  rotateWebhook: (id) => ({ id }),
  enableWebhook: (id) => ({ id }),
  disableWebhook: (id) => ({ id }),
  deleteWebhook: (id) => ({ id }),
  testWebhook: (id) => ({ id }),
  replayWebhook: (id) => ({ id, from: '2026-05-01T00:00:00Z' }),
};
const webhookReadings = ['webhooks', 'webhookTries'];
const quoted = (mark: string) => ({
  lines: [
    {
      ...{ kind: 'shipping', description: `${mark} to Nassau`, quantity: 1, unit: 'parcel', unitPrice: 900 },
      ...{ taxCategory: 'Z', taxRate: 0 },
    },
  ],
});
const ofPackage = { packageReference: 'none', reason: 'Taken' };

/** Each change of a shipment by its id. */
const shipmentChanges: Record<string, (id: string) => object> = {
  answerQuote: (id) => ({ id, ...quoted('Taken'), validUntil: '2026-06-20T12:00:00Z' }),
  declineShipment: (id) => ({ id }),
  moveShipment: (id) => ({ id, status: 'processing' }),
  packShipment: (id) => ({ id, ...quoted('Taken'), weight: 900 }),
  trackShipment: (id) => ({ id, carrier: 'ups', trackingNumber: '1ZTAKEN' }),
  holdPackage: (id) => ({ id, ...ofPackage }),
  releasePackage: (id) => ({ id, packageReference: 'none' }),
};
/** Each change of a message by its id. */
const messageChanges = ['repeatMessage'];
/** Both are about the rates of the key's warehouse. */
const rateCalls = ['GET operator/rates', 'POST operator/rates'];
/** About the payments of the key's warehouse: tests/integration/payments. */
const paymentCalls = ['GET operator/paymentIssues'];

/** By a suite. */
const erasing = ['POST operator/eraseCustomer'];

const inStorage = (mark: string) => ({
  status: 'in_storage',
  inbound: { carrier: 'ups', trackingNumber: `2Z${mark}` },
});

const without = [
  // Never ends: tests/integration/stream.
  'GET streamMyChanges',
  'POST operator/createWebhook',
  'POST isOnboardingComplete',
  'POST completeOnboarding',
  'GET openapi.json',
];

describe.each(databases)('two customers of two operators on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let ada: Side;
  let lin: Side;
  /** Neither has ever used a name of the other's. */
  let eve: Side;

  async function side(mark: string): Promise<Side> {
    const operator = await operators.operator();
    const { reference } = packageRow();
    const inbound = { carrier: 'ups', trackingNumber: `1Z${mark}` };
    const about = { reference, description: `${mark} books`, inbound, condition: mark };
    const parcel = await operator.tell('packages', packageRow(about));
    const kept = await operator.tell(
      'packages',
      packageRow({ ...about, ...packageRow(), ...inStorage(mark) }),
    );
    const token = await operator.token();
    const asked = { packageIds: [kept?.id], address: { ...address, name: mark }, onHold: 'wait' };
    const shipment = String((await operators.call('requestShipment', { token, body: asked })).body.id);
    const quote = { id: shipment, ...quoted(mark), validUntil: '2026-06-20T12:00:00Z' };
    await operators.call('operator/answerQuote', { token: operator.key, body: quote });
    const event = { packageReference: reference, occurredAt: '2026-05-01T10:00:00Z', status: 'in_transit' };
    const scan = await operator.tell('events', { ...event, message: `${mark} scan` });
    const bill = invoiceRow({ notes: mark });
    const invoice = await operator.tell('invoices', bill);
    const paid = paymentRow(bill.number, 485, { label: `${mark} card` });
    const payment = await operator.tell('payments', paid);
    const lines = [{ line: 1, amount: 10 }];
    const credited = creditNoteRow(bill.number, { lines, reason: mark, number: `${mark}-C` });
    const creditNote = await operator.tell('creditNotes', credited);
    const allocations = [{ invoiceNumber: bill.number, amount: 5 }];
    const back = refundRow(paid.reference, 5, { allocations, reason: mark });
    const refund = await operator.tell('refunds', back);
    const other = { suiteNumber: `S-${mark}`, name: 'Somebody else', email: `${mark}@example.com` };
    await operator.tell('customers', other);
    const notification = newId('ntf');
    await opened.db.insert(schema.notifications).values({
      id: notification,
      accountId: operator.account.id,
      eventPosition: 1,
      kind: 'package.received',
      subjectId: parcel?.id ?? '',
      data: { to: 'received' },
      at: start,
      createdAt: start,
    });
    const message = newId('msg');
    await opened.db.insert(schema.customerMessages).values({
      id: message,
      accountId: operator.account.id,
      channel: 'email',
      status: 'failed',
      recipient: operator.account.email,
      subject: `${mark} has arrived`,
      tries: 1,
      dueAt: start,
      createdAt: start,
      changedAt: start,
    });
    const ids = {
      notification,
      message,
      package: parcel?.id ?? '',
      shipment,
      event: scan?.id ?? '',
      invoice: invoice?.id ?? '',
      payment: payment?.id ?? '',
      creditNote: creditNote?.id ?? '',
      refund: refund?.id ?? '',
    };
    const names = { reference, number: bill.number, payment: paid.reference };
    return { operator, token, ids, ...names, mark };
  }

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db, {
      start,
      messageSecret: 'a secret of thirty-two characters',
      payments: {
        providers: paymentProviders(opened.db, () => start),
        returnUrl: () => 'http://localhost/',
        payUrl: () => 'http://localhost/',
      },
    });
    ada = await side('ADAMARK');
    lin = await side('LINMARK');
    eve = await side('EVEMARK');
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  /** Everything stored for a side, to compare before and after. */
  async function stored({ operator: { account } }: Side) {
    const { customerMessages, packages, invoices, payments, notifications } = schema;
    const { db } = opened;
    return {
      packages: await db
        .select()
        .from(packages)
        .where(eq(packages.accountId, account.id))
        .orderBy(packages.id),
      shipments: await db
        .select()
        .from(schema.outboundShipments)
        .where(eq(schema.outboundShipments.accountId, account.id)),
      invoices: await db
        .select()
        .from(invoices)
        .where(eq(invoices.accountId, account.id))
        .orderBy(invoices.id),
      messages: await db.select().from(customerMessages).where(eq(customerMessages.accountId, account.id)),
      notifications: await db.select().from(notifications).where(eq(notifications.accountId, account.id)),
      warehouse: await readWarehouse(db, account.warehouseId),
      account: await db.select().from(schema.accounts).where(eq(schema.accounts.id, account.id)),
      creditNotes: await db
        .select()
        .from(schema.creditNotes)
        .where(eq(schema.creditNotes.accountId, account.id)),
      refunds: await db.select().from(schema.refunds).where(eq(schema.refunds.accountId, account.id)),
      payments: await db
        .select()
        .from(payments)
        .where(eq(payments.accountId, account.id))
        .orderBy(payments.id),
    };
  }

  it('the tables here have every mounted call', () => {
    const mounted = mountedCalls.filter((name) => !without.includes(name) && !name.includes('webhooks/'));
    const mine = [
      ...Object.keys(customerCalls),
      ...Object.keys(operatorCalls).map((call) => `POST operator/${call}`),
      ...operatorReads.map((name) => `GET operator/${name}`),
      ...webhookReadings.map((name) => `GET operator/${name}`),
      ...Object.keys(webhookChanges).map((name) => `POST operator/${name}`),
      ...messageChanges.map((name) => `POST operator/${name}`),
      ...rateCalls,
      ...paymentCalls,
      ...erasing,
      ...Object.keys(shipmentChanges).map((name) => `POST operator/${name}`),
    ];
    expect(mine.filter((name) => !mounted.includes(name))).toEqual([]);
    expect(mounted.filter((name) => !mine.includes(name))).toEqual([]);
  });

  it.each(Object.entries(customerCalls))(
    'security 18: %s reveals and changes nothing of the other',
    async (name, ask) => {
      const before = await stored(lin);
      const [method = '', path = ''] = name.split(' ');
      const answer = await operators.call(path, { token: ada.token, method, ...ask(ada, lin) });
      const text = JSON.stringify(answer.body);
      for (const secret of [
        ...Object.values(lin.ids),
        lin.operator.account.id,
        lin.reference,
        lin.number,
        lin.mark,
      ]) {
        expect(text).not.toContain(secret);
      }
      if (byId.includes(path)) {
        expect(answer).toMatchObject({ status: 400, body: { code: 1001 } });
        const { query, body } = ask(ada, {
          ...lin,
          ids: {
            ...lin.ids,
            package: 'pkg_none',
            shipment: 'shp_none',
            invoice: 'inv_none',
            creditNote: 'crn_none',
            payment: 'pay_none',
          },
        });
        const none = await operators.call(path, { token: ada.token, method, query, body });
        expect(none.body).toEqual(answer.body);
      }
      expect(await stored(lin)).toEqual(before);
    },
  );

  it.each(Object.entries(operatorCalls))(
    'POST operator/%s changes nothing of the other operator',
    async (call, row) => {
      const before = await stored(lin);
      const result = await ada.operator.tell(call as OperatorCall, row(lin));
      expect(JSON.stringify(result)).not.toContain(lin.mark);
      for (const id of Object.values(lin.ids)) expect(result?.id).not.toBe(id);
      expect(await stored(lin)).toEqual(before);
    },
  );

  it.each(operatorReads)('GET operator/%s has nothing of the other operator', async (name) => {
    for (const query of broadQueries[name]) {
      const answer = await eve.operator.read(name, query);
      expect(answer.body[name].length).toBeGreaterThan(0);
      const text = JSON.stringify(answer.body);
      const { ids, operator, reference, number, payment, mark } = lin;
      for (const secret of [...Object.values(ids), operator.account.id, reference, number, payment, mark])
        expect(text).not.toContain(secret);
    }
  });

  it.each(operatorLists)(
    'GET operator/%s: a name of the other’s is answered as one of nobody',
    async (name) => {
      const query = operatorReadings[name](lin);
      expect((await lin.operator.read(name, query)).body[name]).toHaveLength(1);
      const nobodys = Object.fromEntries(Object.keys(query).map((field) => [field, 'none']));
      const [answer, none] = [await eve.operator.read(name, query), await eve.operator.read(name, nobodys)];
      expect(answer.body).toEqual({ [name]: [], nextCursor: null });
      expect({ status: none.status, body: none.body }).toEqual({ status: answer.status, body: answer.body });
    },
  );

  it('another operator’s webhook is answered as one that does not exist, and stays as it is', async () => {
    const ask = async (
      side: Side,
      name: string,
      given: { body?: unknown; query?: Record<string, string> },
    ) => {
      const answer = await operators.call(`operator/${name}`, { token: side.operator.key, ...given });
      return { status: answer.status, body: answer.body };
    };
    const url = 'https://hooks.example.com/LINMARK';
    const made = await ask(lin, 'createWebhook', { body: { url } });
    const id = String(made.body.id);
    const before = await opened.db.select().from(schema.webhookEndpoints);
    const words = (answer: unknown) => JSON.stringify(answer).replaceAll(id, 'whk_none');
    for (const [name, body] of Object.entries(webhookChanges)) {
      const answer = await ask(ada, name, { body: body(id) });
      expect(answer, name).toMatchObject({ status: 400, body: { code: 1001 } });
      expect(words(answer)).toBe(words(await ask(ada, name, { body: body('whk_none') })));
    }
    expect(await ask(ada, 'webhookTries', { query: { id } })).toMatchObject({ body: { code: 1001 } });
    expect((await ask(ada, 'webhooks', {})).body).toEqual({ webhooks: [] });
    expect((await ask(lin, 'webhooks', {})).body).toMatchObject({ webhooks: [{ id, url }] });
    expect(await opened.db.select().from(schema.webhookEndpoints)).toEqual(before);
  });

  it.each(messageChanges)(
    'POST operator/%s: another’s message is answered as none, and stays',
    async (name) => {
      const before = await stored(lin);
      const ask = (id: string) =>
        operators.call(`operator/${name}`, { token: ada.operator.key, body: { id } });
      const answer = await ask(lin.ids.message);
      expect(answer).toMatchObject({ status: 400, body: { code: 1001 } });
      const none = await ask('msg_none');
      const words = JSON.stringify(answer.body).replaceAll(lin.ids.message, 'msg_none');
      expect(words).toBe(JSON.stringify(none.body));
      expect(await stored(lin)).toEqual(before);
    },
  );

  it('rates are those of the key’s warehouse: another’s are neither told nor changed', async () => {
    const csv = (name: string) => writeRates(exampleRates).replaceAll('Sea freight', name);
    const ask = async ({ operator: { key } }: Side, given: { body?: unknown }) =>
      (await operators.call('operator/rates', { token: key, ...given })).body;
    await ask(lin, { body: { csv: csv('LINMARK freight') } });
    const before = await ask(lin, {});
    expect(JSON.stringify(before)).toContain('LINMARK freight');
    const { day } = before;
    expect(await ask(ada, {})).toEqual({ day, sets: [] });
    const dryRun = await ask(ada, { body: { csv: csv('ADAMARK freight'), dryRun: true } });
    expect(JSON.stringify(dryRun)).not.toMatch(/LINMARK|"before":\{/);
    await ask(ada, { body: { csv: csv('ADAMARK freight') } });
    expect(await ask(lin, {})).toEqual(before);
  });
  it.each(Object.entries(shipmentChanges))(
    'POST operator/%s: another’s shipment is answered as none, and stays',
    async (name, body) => {
      const before = await stored(lin);
      const ask = (id: string) =>
        operators.call(`operator/${name}`, { token: ada.operator.key, body: body(id) });
      const answer = await ask(lin.ids.shipment);
      expect(answer).toMatchObject({ status: 400, body: { code: 1001 } });
      expect(answer.body).toEqual((await ask('shp_none')).body);
      expect(await stored(lin)).toEqual(before);
    },
  );

  it('POST operator/eraseCustomer: another’s suite is answered as none, and its customer stays', async () => {
    const readings = async () => (await lin.operator.read('customers')).body.customers;
    const before = await readings();
    const ask = async (suiteNumber: string) => {
      const call = { token: ada.operator.key, body: { suiteNumber } };
      const { status, body } = await operators.call('operator/eraseCustomer', call);
      return { status, words: JSON.stringify(body).replaceAll(suiteNumber, 'S-none') };
    };
    const answer = await ask(`S-${lin.mark}`);
    expect(answer).toEqual({ status: 400, words: expect.stringContaining('1001') as string });
    expect(answer).toEqual(await ask('S-none'));
    expect(await readings()).toEqual(before);
  });

  it("another operator's references can be reused: nothing reveals that they exist", async () => {
    const fresh = await operators.operator();
    const outcomes = await Promise.all([
      fresh.tell('packages', packageRow({ reference: lin.reference })),
      fresh.tell('invoices', invoiceRow({ number: lin.number })),
      fresh.tell('onboardingTokens', { suiteNumber: 'S-2' }),
      lin.operator.tell('onboardingTokens', { suiteNumber: 'S-2' }),
    ]);
    expect(outcomes.map((result) => result?.outcome)).toEqual(['created', 'created', 'created', 'created']);
  });
});
