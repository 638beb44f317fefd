import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductClient } from '@/lib/bff/product-api/client';
import { schema, type OpenedDatabase } from '@/server/database';
import { readCustomerFile } from '@/tests/support/customer-files';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';

/** The 21st already where the customer is, 14 hours ahead. */
const now = new Date('2026-05-20T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const may = { from: '2026-05-01', to: '2026-05-31' };

describe.each(databases)('days and currencies of a customer’s money on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let client: ProductClient;
  let due: string;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, now);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId, timeZone: 'Pacific/Kiritimati' });
    const accountId = ada.id;
    const add = (number: string, given: Partial<Parameters<typeof addInvoice>[1]>) =>
      addInvoice(opened.db, { accountId, number, issueDate: '2026-05-01', dueDate: '2026-05-31', ...given });
    const taxes = [{ category: 'S', rate: 8.875, base: usd(4000), amount: usd(355) }];
    const parts = { subtotal: 4000, taxes, total: 4355, amountPaid: 355 };
    due = (await add('YESTERDAY', { dueDate: '2026-05-20', ...parts })).id;
    await add('TODAY', { dueDate: '2026-05-21', total: 1000 });
    await add('EURO', { total: 2500, currency: 'EUR' });
    await opened.db.insert(schema.payments).values({
      id: 'pay_late',
      accountId,
      status: 'succeeded',
      method: 'Card',
      amount: 355,
      currency: 'USD',
      reference: 'LATE',
      allocations: [{ invoiceId: due, amount: 355 }],
      receivedAt: new Date('2026-05-03T11:00:00Z'),
    });
    client = product.client(await product.tokenOf({ subject: 'user-test-ada', email: ada.email }));
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const file = (name: string, parameters: Record<string, string> = {}) =>
    readCustomerFile(client, name, parameters);

  it('an invoice is past due from the customer’s midnight: in lists, filters, its page, on Home and in my data', async () => {
    const { invoices } = await client.getMyInvoices({});
    const shown = Object.fromEntries(invoices.map(({ number, displayStatus }) => [number, displayStatus]));
    expect(shown).toEqual({ YESTERDAY: 'past_due', TODAY: 'open', EURO: 'open' });
    const late = await client.getMyInvoices({ status: 'past_due' });
    expect(late.invoices.map(({ number }) => number)).toEqual(['YESTERDAY']);
    expect((await client.getMyInvoice(due)).displayStatus).toBe('past_due');
    expect((await client.getOverview()).pastDue).toEqual(usd(4000));
    expect((await file('my-data.json')).text).toContain('"displayStatus":"past_due"');
  });

  it('a payment has its date in the customer’s time zone, in the statement and in the PDF', async () => {
    const { entries } = await client.getStatement(may);
    expect(entries.find(({ number }) => number === 'LATE')?.date).toBe('2026-05-04');
    expect((await file('invoice.pdf', { id: due })).text).toContain('May 4, 2026');
  });

  it('a tax rate is reported with all its decimals', async () => {
    expect((await file('invoice.pdf', { id: due })).text).toContain('Tax 8.875% on $40.00');
  });

  it('amounts due in another currency are reported beside the balance, never added to it', async () => {
    const { balance, otherBalances } = await client.getMyInvoices({});
    expect([balance, otherBalances]).toEqual([usd(5000), [eur(2500)]]);
  });

  it('each currency has a statement of its own, as a page, CSV and PDF', async () => {
    expect(await client.getStatement(may)).toMatchObject({
      currency: 'USD',
      closing: 5000,
      currencies: ['USD', 'EUR'],
    });
    const other = await client.getStatement({ ...may, currency: 'EUR' });
    expect(other).toMatchObject({ currency: 'EUR', closing: 2500, currencies: ['USD', 'EUR'] });
    expect(other.entries.map(({ number }) => number)).toEqual(['EURO']);
    const csv = await file('statement.csv', { ...may, currency: 'EUR' });
    expect(csv.name).toBe('statement-2026-05-01-to-2026-05-31-EUR.csv');
    expect(csv.text).not.toContain('USD');
    const pdf = await file('statement.pdf', { ...may, currency: 'EUR' });
    expect(pdf.name).toBe('statement-2026-05-01-to-2026-05-31-EUR.pdf');
    expect(pdf.text).toContain('€25.00');
    expect(pdf.text).not.toContain('$');
  });

  it('the statement’s CSV has its ageing, which adds up to the closing balance', async () => {
    const lines = (await file('statement.csv', may)).text
      .trim()
      .split('\r\n')
      .map((row) => row.split(','));
    const figure = (type: string) => lines.find(([, name]) => name === type)?.at(-1);
    expect(figure('Closing balance')).toBe('50.00');
    expect(
      lines.filter(([, name]) => name?.startsWith('Outstanding')).map((cells) => [cells[1], cells.at(-1)]),
    ).toEqual([
      ['Outstanding 0 to 30 days', '50.00'],
      ['Outstanding 31 to 60 days', '0.00'],
      ['Outstanding 61 to 90 days', '0.00'],
      ['Outstanding over 90 days', '0.00'],
    ]);
  });

  it('1010 for an invalid currency', async () => {
    await expect(client.getStatement({ ...may, currency: 'eur' })).rejects.toMatchObject({ code: 1010 });
  });
});
