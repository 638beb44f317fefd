import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorList } from '@/lib/domain/operator/operator';
import type { OpenedDatabase } from '@/server/database';
import { eventRowSchema } from '@/server/product-api/operator/events-row';
import { invoiceRowSchema } from '@/server/product-api/operator/invoices-row';
import { packageRowSchema } from '@/server/product-api/operator/packages-row';
import { paymentRowSchema } from '@/server/product-api/operator/payments-row';
import { databases } from '../../support/databases';
import { expectAllRead, expectEveryField } from '../../support/row-fields';
import { startOperators, type Operators, type TestOperator } from './harness';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const wholePackage = {
  reference: 'F-1',
  suiteNumber: 'S-1',
  status: 'received',
  description: 'Two lamps',
  merchant: { name: 'Lumen', orderNumber: 'L-77' },
  inbound: {
    carrier: 'ups',
    trackingNumber: '1Z879E930346834440',
    trackingUrl: 'https://carrier.example/in',
    estimatedDelivery: '2026-05-11',
  },
  outbound: {
    carrier: 'dhl_express',
    trackingNumber: '3318810025',
    trackingUrl: 'https://carrier.example/out',
    estimatedDelivery: '2026-05-29',
  },
  receivedAt: '2026-05-12T09:30:00.000Z',
  condition: 'A dented corner',
  weight: 1234,
  dimensions: { length: 410, width: 320, height: 230 },
  pieces: 2,
  contents: [
    { description: 'Lamp', quantity: 3, unitValue: usd(1999), hsCode: '9405.20', originCountry: 'PT' },
  ],
  declaredValue: usd(5997),
  declarationStatus: 'confirmed',
  photos: [{ url: 'https://photos.example/1.jpg', kind: 'label', takenAt: '2026-05-12T09:31:00.000Z' }],
  storage: { freeUntil: '2026-06-01', days: 12, expiresAt: '2026-08-01', accrued: usd(350) },
  onHold: {
    reason: 'Customs',
    since: '2026-05-13T08:00:00.000Z',
    note: 'A form is missing',
    code: 'documents',
    offers: ['keep', 'return'],
  },
  nextAction: { code: 'answer_hold', label: 'Answer us', dueOn: '2026-05-21', offers: ['dispose'] },
};
const dueAtAnInstant = {
  reference: 'F-2',
  suiteNumber: 'S-1',
  nextAction: { code: 'pay', label: 'Pay the duty', dueAt: '2026-05-22T23:30:00-04:00' },
};

const wholeEvent = {
  packageReference: 'F-1',
  leg: 'inbound',
  occurredAt: '2026-05-02T08:00:00.000Z',
  status: 'in_transit',
  message: 'Departed from facility',
  subStatus: 'departed',
  reason: 'On the way',
  carrierCode: 'DEP',
  location: { raw: 'Doral, FL, US', city: 'Doral', state: 'FL', postalCode: '33122', country: 'US' },
};

const party = (name: string) => ({
  name,
  company: `${name} Ltd`,
  line1: `1 ${name} Street`,
  line2: `Floor of ${name}`,
  locality: 'Nassau',
  administrativeArea: 'New Providence',
  postalCode: 'N-1',
  countryCode: 'BS',
  phone: '+12425550100',
  taxId: `TAX-${name}`,
  email: `${name.toLowerCase()}@example.com`,
});

const line = (kind: string, quantity: number, unitPrice: number, calc: object) => ({
  kind,
  description: `A line of ${kind}`,
  packageReference: 'F-1',
  quantity,
  unit: 'piece',
  unitPrice,
  taxCategory: 'Z',
  taxRate: 0,
  amount: quantity * unitPrice,
  calc,
});

const wholeInvoice = {
  number: 'F-I-1',
  suiteNumber: 'S-1',
  status: 'open',
  currency: 'USD',
  issueDate: '2026-05-03',
  dueDate: '2026-06-03',
  seller: party('Seller'),
  buyer: party('Buyer'),
  lines: [
    line('handling', 2, 100, { basis: 'By the piece', inputs: { Desk: 'B', Hands: 2 } }),
    line('shipping', 3, 450, {
      code: 'billed_weight',
      inputs: {
        weight: 1234,
        dimensions: { length: 410, width: 320, height: 230 },
        dimensionalWeight: 2950,
        billed: { quantity: 3, unit: 'kg' },
      },
    }),
    line('storage', 12, 25, { code: 'storage_days', inputs: { days: 42, freeDays: 30 } }),
    line('insurance', 1, 600, {
      code: 'percentage',
      inputs: { percent: 10, of: 'declared_value', base: usd(5997), minimum: usd(500) },
    }),
  ],
  total: 200 + 1350 + 300 + 600,
  notes: 'Thank you',
};

const wholePayment = {
  reference: 'F-Y-1',
  suiteNumber: 'S-1',
  status: 'succeeded',
  method: 'Card',
  label: 'Visa 4242',
  amount: 1000,
  currency: 'USD',
  receivedAt: '2026-05-10T10:00:00.000Z',
  allocations: [{ invoiceNumber: 'F-I-1', amount: 1000 }],
};
const withoutLabel = {
  ...wholePayment,
  reference: 'F-Y-2',
  label: undefined,
  receivedAt: '2026-05-11T10:00:00.000Z',
};

const invoiceNames = {
  suiteNumber: null,
  status: 'displayStatus',
  total: 'total.amount',
  'lines[].unitPrice': 'lines[].unitPrice.amount',
  'lines[].amount': 'lines[].amount.amount',
  'lines[].packageReference': 'packages[0].reference',
};
const paymentNames = {
  suiteNumber: null,
  reference: null,
  label: 'reference',
  amount: 'amount.amount',
  currency: 'amount.currency',
  'allocations[].amount': 'amount.amount',
  'allocations[].invoiceNumber': null,
};

describe.each(databases)('every field of a row reaches customer and operator, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const read = async (call: string, id: string | undefined) =>
    (await operators.call(call, { token: await wms.token(), query: { id: id ?? '' } })).body;
  /** The one package, invoice or payment of a reference, as the operator reads it. */
  const readBack = async (what: OperatorList, query: Record<string, string>) => {
    const { body } = await wms.read(what, query);
    expect(body[what]).toHaveLength(1);
    return body[what][0];
  };
  const created = async (call: Parameters<TestOperator['tell']>[0], row: object) => {
    const result = await wms.tell(call, row);
    expect(result).toMatchObject({ outcome: 'created', issues: [] });
    return result?.id;
  };

  it('of a package, as it is created', async () => {
    expectEveryField(packageRowSchema, [wholePackage, dueAtAnInstant]);
    expectAllRead(wholePackage, await read('getMyPackage', await created('packages', wholePackage)));
    expectAllRead(wholePackage, await readBack('packages', { reference: 'F-1' }));
    const due = await read('getMyPackage', await created('packages', dueAtAnInstant));
    expect(due.nextAction).toEqual({ code: 'pay', label: 'Pay the duty', dueOn: '2026-05-22' });
  });

  it('of a package, as it changes', async () => {
    const { reference, suiteNumber, ...fields } = {
      ...wholePackage,
      reference: 'F-3',
      inbound: { ...wholePackage.inbound, trackingNumber: '1ZXX3150YW44070023' },
      outbound: { ...wholePackage.outbound, trackingNumber: '3318810036' },
    };
    const id = await created('packages', { reference, suiteNumber });
    const changed = await wms.tell('packages', { reference, suiteNumber, ...fields });
    expect(changed).toMatchObject({ outcome: 'updated', issues: [] });
    expectAllRead({ reference, suiteNumber, ...fields }, await read('getMyPackage', id));
    expectAllRead({ reference, suiteNumber, ...fields }, await readBack('packages', { reference }));
  });

  it('of a scan', async () => {
    expectEveryField(eventRowSchema, [wholeEvent]);
    const { id } = (await wms.tell('packages', wholePackage)) ?? {};
    await created('events', wholeEvent);
    const { reference, events } = await read('getMyPackage', id);
    expect(reference).toBe(wholeEvent.packageReference);
    const [event] = events as object[];
    expectAllRead(wholeEvent, event, { packageReference: null });
    const own = await readBack('packages', { reference: wholeEvent.packageReference });
    expect(own?.events).toEqual(events);
  });

  it('of an invoice, and of the payments on it', async () => {
    expectEveryField(invoiceRowSchema, [wholeInvoice]);
    expectEveryField(paymentRowSchema, [wholePayment]);
    await wms.tell('packages', wholePackage);
    const id = await created('invoices', wholeInvoice);
    expectAllRead(wholeInvoice, await read('getMyInvoice', id), invoiceNames);
    expectAllRead(wholeInvoice, await readBack('invoices', { number: 'F-I-1' }));

    await created('payments', wholePayment);
    await created('payments', withoutLabel);
    const { payments } = await read('getMyInvoice', id);
    const [first, second] = payments as object[];
    expectAllRead(wholePayment, first, paymentNames);
    expect(second).toMatchObject({ reference: withoutLabel.reference });
    expectAllRead(wholePayment, await readBack('payments', { reference: 'F-Y-1' }));
    const unlabelled = { ...withoutLabel, label: withoutLabel.reference };
    expectAllRead(unlabelled, await readBack('payments', { reference: 'F-Y-2' }));
  });

  it('of a draft, as it changes', async () => {
    const { number, suiteNumber, currency, issueDate, dueDate, lines } = {
      ...wholeInvoice,
      number: 'F-I-2',
    };
    const [first] = lines;
    const draft = { number, suiteNumber, currency, issueDate, dueDate, lines: [first] };
    const id = await created('invoices', draft);
    const whole = { ...wholeInvoice, number, issueDate: '2026-05-04', dueDate: '2026-06-04' };
    expect(await wms.tell('invoices', whole)).toMatchObject({ outcome: 'updated', issues: [] });
    expectAllRead(whole, await read('getMyInvoice', id), invoiceNames);
    expectAllRead(whole, await readBack('invoices', { number }));
  });
});
