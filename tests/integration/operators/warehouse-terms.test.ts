import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StorageRule } from '@/lib/domain/operator/warehouse';
import type { OpenedDatabase } from '@/server/database';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import { warehouseRowSchema } from '@/server/product-api/operator/warehouses';
import { databases } from '../../support/databases';
import { addAccount } from '../../support/product-data';
import { expectEveryField } from '../../support/row-fields';
import {
  invoiceRow,
  packageRow,
  paymentRow,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

const storageRule: StorageRule = { freeDays: 10, keptDays: 60, feePerDay: 75 };
const chf = (amount: number) => ({ amount, currency: 'CHF' });

/** Received at 22:30 of the 1st in New York, which is the 2nd in UTC. */
const receivedAt = '2026-05-02T02:30:00.000Z';
const byRule = {
  freeUntil: '2026-05-11',
  expiresAt: '2026-06-30',
  days: 0,
  accrued: chf(0),
  feePerDay: chf(75),
};
const told = { freeUntil: '2026-05-20', expiresAt: '2026-08-01', days: 1, accrued: chf(0) };

describe.each(databases)('what a warehouse’s terms do, on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let zurich: TestOperator;
  let plain: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    const tax = { category: 'S', rate: 8.1 };
    const terms = { currency: 'CHF', storageRule, tax, taxId: 'CHE-123', unitSystem: 'imperial' as const };
    zurich = await operators.operator(undefined, terms);
    plain = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const storageOf = async (id: string | undefined, operator = zurich) =>
    (await operator.package(id))?.storage;

  describe('the storage rule', () => {
    it('gives a received package its storage, counted by the warehouse’s calendar days', async () => {
      const made = await zurich.tell('packages', packageRow({ status: 'received', receivedAt }));
      expect(await storageOf(made?.id)).toEqual(byRule);
      const expected = packageRow({ status: 'expected' });
      const announced = await zurich.tell('packages', expected);
      expect(await storageOf(announced?.id)).toBeNull();
      await zurich.tell('packages', { ...expected, status: 'received', receivedAt });
      expect(await storageOf(announced?.id)).toEqual(byRule);
    });

    it('leaves alone what a row tells, and what has no storage because a row took it away', async () => {
      const row = packageRow({ status: 'received', receivedAt, storage: told });
      const made = await zurich.tell('packages', row);
      const later = { reference: row.reference, suiteNumber: 'S-1', receivedAt: '2026-05-03T10:00:00Z' };
      await zurich.tell('packages', later);
      expect(await storageOf(made?.id)).toEqual(told);
      const none = await zurich.tell('packages', packageRow({ status: 'received', storage: null }));
      expect(await storageOf(none?.id)).toBeNull();
    });

    it('is silent where the warehouse has none', async () => {
      const made = await plain.tell('packages', packageRow({ status: 'received', receivedAt }));
      expect(await storageOf(made?.id, plain)).toBeNull();
    });

    it('where no day costs anything, all days that it is kept are free', async () => {
      const free = await operators.operator(undefined, { storageRule: { ...storageRule, feePerDay: 0 } });
      const made = await free.tell('packages', packageRow({ status: 'received', receivedAt }));
      expect(await storageOf(made?.id, free)).toMatchObject({
        freeUntil: '2026-06-30',
        expiresAt: '2026-06-30',
      });
    });

    it('counts anew from a receipt that is corrected, and the same rows again change nothing', async () => {
      const row = packageRow({ status: 'received', receivedAt: '2026-05-04T10:00:00Z' });
      const made = await zurich.tell('packages', row);
      expect(await zurich.tell('packages', { ...row, receivedAt })).toMatchObject({ outcome: 'updated' });
      expect(await storageOf(made?.id)).toEqual(byRule);
      expect(await zurich.tell('packages', { ...row, receivedAt })).toMatchObject({ outcome: 'unchanged' });
    });

    it('holds for a package that a carrier’s scan delivers to the dock', async () => {
      const inbound = { carrier: 'ups', trackingNumber: '1Z0000000000000777' };
      const row = packageRow({ status: 'expected', inbound });
      const made = await zurich.tell('packages', row);
      const scan = { packageReference: row.reference, leg: 'inbound', message: 'Delivered' };
      const delivered = { ...scan, occurredAt: receivedAt, status: 'delivered' };
      expect(await zurich.tell('events', delivered)).toMatchObject({ outcome: 'created' });
      expect(await zurich.package(made?.id)).toMatchObject({ status: 'received', storage: byRule });
      expect(await zurich.tell('events', delivered)).toMatchObject({ outcome: 'unchanged' });
    });

    it('days and cost stay as they were when the package left', async () => {
      const row = packageRow({ status: 'received', receivedAt });
      const made = await zurich.tell('packages', row);
      await zurich.tell('packages', { ...row, status: 'returned' });
      // The clock of the test stands on 20th May: 19 days after the 1st, 9 of them after the free ones.
      expect(await storageOf(made?.id)).toEqual({
        freeUntil: '2026-05-11',
        expiresAt: '2026-06-30',
        days: 19,
        accrued: chf(9 * 75),
      });
    });
  });

  describe('invoices and payments', () => {
    const untaxed = {
      kind: 'shipping',
      description: 'To Nassau',
      quantity: 1,
      unit: 'kg',
      unitPrice: 1000,
    };

    it('an invoice that names neither has the warehouse’s currency, tax and tax number', async () => {
      const row = invoiceRow({ currency: undefined, lines: [untaxed] });
      const made = await zurich.tell('invoices', row);
      expect(await zurich.invoice(made?.id)).toMatchObject({
        currency: 'CHF',
        total: 1081,
        seller: { taxId: 'CHE-123' },
        lines: [{ taxCategory: 'S', taxRate: 8.1, amount: chf(1000) }],
      });
      const seller = { name: 'A', line1: 'B', locality: 'C', countryCode: 'CH' };
      const other = await zurich.tell('invoices', invoiceRow({ currency: 'USD', seller }));
      const stored = await zurich.invoice(other?.id);
      expect(stored).toMatchObject({ currency: 'USD', lines: [{ taxRate: 10 }] });
      expect(stored?.seller).toEqual(seller);
    });

    it('an invoice that is out keeps its tax when the warehouse’s changes, and its row changes nothing', async () => {
      const tax = { category: 'S', rate: 20 };
      const own = await operators.operator(undefined, { tax, address: miami });
      const row = invoiceRow({ lines: [untaxed] });
      const draft = invoiceRow({ status: 'draft', lines: [untaxed] });
      await own.tell('invoices', row);
      const made = await own.tell('invoices', draft);
      expect(await own.tell('warehouses', { code: own.code, tax: { rate: 21 } })).toMatchObject({
        outcome: 'updated',
      });
      expect(await own.tell('invoices', row)).toMatchObject({ outcome: 'unchanged' });
      expect(await own.tell('invoices', draft)).toMatchObject({ outcome: 'updated' });
      expect(await own.invoice(made?.id)).toMatchObject({ lines: [{ taxRate: 21 }] });
    });

    it('a line names both parts of its tax or neither, and needs them where the warehouse has none', async () => {
      const half = await zurich.tell('invoices', invoiceRow({ lines: [{ ...untaxed, taxCategory: 'E' }] }));
      expect(half).toMatchObject({ issues: [{ field: 'lines[0].taxRate', reason: 'is missing' }] });
      const none = await plain.tell('invoices', invoiceRow({ lines: [untaxed] }));
      expect(none).toMatchObject({ issues: [{ field: 'lines[0].taxCategory', reason: 'is missing' }] });
    });

    it('a payment that names none is in the warehouse’s currency', async () => {
      const bill = invoiceRow({ currency: undefined, lines: [untaxed] });
      await zurich.tell('invoices', bill);
      const row = paymentRow(bill.number, 500, { currency: undefined });
      expect(await zurich.tell('payments', row)).toMatchObject({ outcome: 'created' });
      expect(await zurich.tell('payments', row)).toMatchObject({ outcome: 'unchanged' });
      expect(await zurich.tell('payments', { ...row, currency: 'USD' })).toMatchObject({
        issues: [{ field: 'currency' }],
      });
    });
  });

  describe('a new customer', () => {
    it('reads nothing due, an empty statement and Home in the warehouse’s currency', async () => {
      const account = await addAccount(opened.db, { warehouseId: zurich.warehouseId });
      const token = await operators.tokenOf({ subject: `user-${account.id}`, email: account.email });
      const read = async (call: string, query = {}) => (await operators.call(call, { token, query })).body;
      const period = { from: '2026-01-01', to: '2026-12-31' };
      expect(await read('getMyInvoices')).toMatchObject({ balance: chf(0) });
      expect(await read('getStatement', period)).toMatchObject({ currency: 'CHF' });
      expect(await read('getOverview')).toMatchObject({ balance: chf(0) });
      expect(await read('getAccount')).toMatchObject({ warehouse: { currency: 'CHF' } });
    });

    it('has the warehouse’s units, else those of their country', async () => {
      const unitsOf = async (operator: TestOperator) => {
        const customer = { suiteNumber: 'S-2', name: 'Lin Osei', email: `lin@${operator.code}.example` };
        await operator.tell('customers', customer);
        const token = await operators.tokenOf({ subject: operator.code, email: customer.email });
        return (await operators.call('getAccount', { token })).body.unitSystem;
      };
      const london = {
        name: 'L',
        line1: '1 Quay',
        locality: 'London',
        postalCode: 'E1 6AN',
        countryCode: 'GB',
      };
      const metric = await operators.operator(undefined, { address: london });
      const inPounds = await operators.operator(undefined, { address: london, unitSystem: 'imperial' });
      expect([await unitsOf(metric), await unitsOf(inPounds), await unitsOf(plain)]).toEqual([
        'metric',
        'imperial',
        'imperial',
      ]);
    });
  });
});

const place = {
  line1: '8400 NW 25th Street',
  locality: 'Doral',
  administrativeArea: 'FL',
  postalCode: '33122',
  countryCode: 'US',
};
const miami = { name: 'Waybill Miami', ...place };

describe.each(databases)('the warehouse of a key by call on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;
  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator(undefined, { address: miami, storageRule });
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const tell = (row: object) => wms.tell('warehouses', { code: wms.code, ...row });
  const seen = async () => (await operators.call('getAccount', { token: await wms.token() })).body.warehouse;

  it('a row changes what it names, at once for customers, and the same again nothing', async () => {
    const row = { name: 'Palm Parcels', hours: 'Every day', address: { line2: 'Dock 4' } };
    expect(await tell(row)).toMatchObject({ outcome: 'updated', id: wms.warehouseId });
    expect(await tell(row)).toMatchObject({ outcome: 'unchanged' });
    expect(await seen()).toMatchObject({
      name: 'Palm Parcels',
      hours: 'Every day',
      contact: 'miami@waybill.example',
      address: { ...miami, name: 'Palm Parcels', line2: 'Dock 4' },
    });
    await tell({ address: { line2: null } });
    expect(await seen()).toMatchObject({ address: { ...miami, name: 'Palm Parcels' } });
  });

  it('stores every field that it takes', async () => {
    const own = await operators.operator();
    const address = { ...place, line2: 'Dock 4', phone: '+13055550100' };
    const row = {
      code: own.code,
      name: 'Palm Parcels',
      address,
      timeZone: 'America/Chicago',
      hours: 'Every day',
      contact: 'hello@palm.example',
      currency: 'EUR',
      storageRule,
      tax: { category: 'S', rate: 7 },
      taxId: '59-1234567',
      unitSystem: 'metric',
      messageRules: { kinds: { 'package.shipped': 'off' }, storageDays: [10, 2], invoiceDays: 5 },
      brand: { colour: '#0b5fff', logo: 'https://palm.example/logo.png' },
      shipmentRule: { tolerance: 7.5, invoiceSeries: 'MIA-S', dueDays: 30 },
      creditRule: 'automatic',
    };
    expectEveryField(warehouseRowSchema, [row]);
    expect(await own.tell('warehouses', row)).toMatchObject({ outcome: 'updated', issues: [] });
    expect(await readWarehouse(opened.db, own.warehouseId)).toMatchObject(row);
  });

  it('is held to the rules of the commands, and what is wrong is named', async () => {
    const wrong = { address: { postalCode: '3312' }, timeZone: 'Miami', tax: { rate: 7 } };
    const { outcome, issues } = (await tell(wrong)) ?? {};
    const fields = (issues as { field: string }[]).map(({ field }) => field);
    expect({ outcome, fields: fields.sort() }).toEqual({
      outcome: 'rejected',
      fields: ['address.postalCode', 'tax.category', 'timeZone'],
    });
    expect(await tell({ storageRule: { freeDays: 61 } })).toMatchObject({
      issues: [{ field: 'storageRule.freeDays' }],
    });
  });

  it('another currency needs another fee, for a fee is told in the currency', async () => {
    expect(await tell({ currency: 'JPY' })).toMatchObject({ issues: [{ field: 'storageRule.feePerDay' }] });
    const named = { currency: 'JPY', storageRule: { feePerDay: 100 } };
    expect(await tell(named)).toMatchObject({ outcome: 'updated' });
    expect(await seen()).toMatchObject({ currency: 'JPY' });
  });

  it('no other warehouse can be named, and none be made', async () => {
    const other = await operators.operator();
    for (const code of [other.code, 'NEW']) {
      expect(await tell({ code, hours: 'Never' })).toMatchObject({
        outcome: 'rejected',
        issues: [{ field: 'code', reason: `is not that of this key's warehouse, ${wms.code}` }],
      });
    }
  });

  it('a dry run says what would become of it and stores nothing', async () => {
    const rows = [{ code: wms.code, hours: 'Never' }];
    const answer = await wms.send('warehouses', { rows, dryRun: true });
    expect(answer.body.rows).toMatchObject([{ outcome: 'updated' }]);
    expect(await seen()).toMatchObject({ hours: 'Every day' });
  });

  it('needs a scope of its own', async () => {
    const limited = await operators.operator(['packages', 'customers']);
    const answer = await limited.send('warehouses', { rows: [{ code: limited.code, hours: 'Never' }] });
    expect(answer).toMatchObject({ status: 400, body: { code: 1040 } });
  });
});
