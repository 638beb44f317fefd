import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Money } from '@/lib/domain/values/common';
import { invoiceSchema, type StoredLine } from '@/lib/domain/billing/invoice';
import { sumInWords } from '@/lib/i18n/line-words';
import { reasonOf } from '@/lib/i18n/reason-words';
import { totalsOf } from '@/lib/domain/billing/invoice-math';
import { statementSchema } from '@/lib/domain/billing/statement';
import { formatMoney } from '@/lib/format';
import { inLanguage } from '@/lib/text/server/request-language';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { coloursOfPdf, squeezed } from '@/tests/support/pdf';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';
import { schema } from '@/server/database';
import { writeFileSync } from 'node:fs';

const start = new Date('2026-05-20T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const address = { name: 'José Łukasz 李小龍', line1: 'ul. Żółta 5', locality: 'Kraków', countryCode: 'PL' };

const line = (packageId: string | undefined, quantity: number, price: number): StoredLine => ({
  kind: 'shipping',
  description: 'Shipping – DHL Express Worldwide',
  ...(packageId !== undefined && { packageId }),
  quantity,
  unit: 'kg',
  unitPrice: usd(price),
  taxCategory: 'S',
  taxRate: 7,
  amount: usd(Math.round(quantity * price)),
  calc: { basis: 'charged by size', inputs: { weight: '2.31 kg', 'size counts as': '2.4 kg' } },
});

/** As the papers of the test's customer, who reads German, print it. */
const printed = (write: () => string | undefined) => squeezed(inLanguage('de', write) ?? '');
const printedMoney = (money: Money) => printed(() => formatMoney(money));

describe.each(databases)('documents on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;
  let id: string;
  let draft: string;
  let ofMany: string;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId, language: 'de', billingAddress: address });
    const accountId = ada.id;
    token = await product.tokenOf({ subject: 'user-test-ada', email: ada.email });
    const parcel = await addPackage(opened.db, {
      accountId,
      warehouseId,
      description: 'Fünf Bücher, 한국어',
    });
    const lines = Array.from({ length: 30 }, (_, n) => line(parcel.id, 2.4 + n, 450));
    const { taxes, subtotal, total } = totalsOf(lines, 'USD');
    const row = { accountId, lines, taxes, subtotal, total, buyer: address, number: 'WB-"2026"/1' };
    id = (await addInvoice(opened.db, { ...row, amountPaid: 5000, notes: 'Dziękujemy.' })).id;
    await opened.db.insert(schema.invoicePackages).values({ invoiceId: id, packageId: parcel.id });
    const others = await Promise.all(
      ['Lampe', 'Teekanne'].map((description) =>
        addPackage(opened.db, { accountId, warehouseId, description }),
      ),
    );
    const [lamp, pot] = others as [(typeof others)[0], (typeof others)[0]];
    const mixed = Array.from({ length: 12 }, (_, n) => [
      line(lamp.id, 2.5 + n, 400),
      line(pot.id, 3.5 + n, 500),
    ]).flat();
    const manyLines = [...mixed, line(undefined, 1, 123)];
    const many = {
      accountId,
      lines: manyLines,
      ...totalsOf(manyLines, 'USD'),
      buyer: address,
      number: 'WB-MANY',
    };
    ofMany = (await addInvoice(opened.db, many)).id;
    await opened.db
      .insert(schema.invoicePackages)
      .values([lamp, pot].map((item) => ({ invoiceId: ofMany, packageId: item.id })));
    draft = (await addInvoice(opened.db, { accountId, status: 'draft', total: 77_777 })).id;
    await opened.db.insert(schema.payments).values({
      id: 'pay_1',
      accountId,
      status: 'succeeded',
      method: 'Bank transfer',
      amount: 6000,
      currency: 'USD',
      reference: 'Überweisung 12',
      allocations: [{ invoiceId: id, amount: 5000 }],
      receivedAt: new Date('2026-05-10T10:00:00Z'),
    });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  async function pdf(call: string, query: Record<string, string>, bearer = token) {
    const url = `${product.origin}/api/${call}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${bearer}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}-${call}.pdf`, bytes);
    const { totalPages, text } = await extractText(await getDocumentProxy(bytes.slice()));
    const name = response.headers.get('content-disposition') ?? '';
    return { bytes, pages: totalPages, text: squeezed(text.join(' ')), each: text.map(squeezed), name };
  }

  it('an invoice’s text has the figures of its page, selectable in all scripts', async () => {
    const answer = await product.call('getMyInvoice', { token, query: { id } });
    const invoice = invoiceSchema.parse(answer.body);
    const { text, name } = await pdf('getInvoicePdf', { id });
    const figures = [
      invoice.subtotal,
      invoice.total,
      invoice.amountDue,
      ...invoice.taxes.map(({ amount }) => amount),
    ];
    for (const money of figures) expect(text).toContain(printedMoney(money));
    for (const item of invoice.lines) {
      expect(text).toContain(printedMoney(item.amount));
      expect(text).toContain(printed(() => sumInWords(item)));
      expect(text).toContain(printed(() => reasonOf(item.calc, 'metric')));
    }
    for (const word of [
      'JoséŁukasz李小龍',
      'ul.Żółta5',
      'Kraków',
      'FünfBücher,한국어',
      'Dziękujemy.',
      'Überweisung12',
    ]) {
      expect(text).toContain(word);
    }
    expect(name).toContain('filename="invoice-WB-2026-1.pdf"');
  });

  it('dates are in the customer’s language', async () => {
    const { text } = await pdf('getInvoicePdf', { id });
    for (const date of ['1.Mai2026', '31.Mai2026', '10.Mai2026']) expect(text).toContain(date);
  });

  it('each page is numbered, and each page with lines has the table header', async () => {
    const { pages, each } = await pdf('getInvoicePdf', { id });
    expect(pages).toBeGreaterThan(1);
    each.forEach((text, index) => expect(text).toContain(`Seite${index + 1}von${pages}`));
    expect(each[1]).toContain('BeschreibungMenge');
  });

  it('lines of one package stand below it and its sum, those of none below a heading of their own', async () => {
    const answer = await product.call('getMyInvoice', { token, query: { id: ofMany } });
    const invoice = invoiceSchema.parse(answer.body);
    const { text, each } = await pdf('getInvoicePdf', { id: ofMany });
    const sumOf = (packageId: string | undefined) =>
      usd(
        invoice.lines
          .filter((item) => item.packageId === packageId)
          .reduce((sum, { amount }) => sum + amount.amount, 0),
      );
    const heads = invoice.packages
      .toSorted((one, other) => (one.description < other.description ? -1 : 1))
      .map(({ id, description, reference }) =>
        squeezed(`${description}${printedMoney(sumOf(id))}${reference}`),
      );
    const rest = `WeitereKosten${printedMoney(sumOf(undefined))}`;
    const places = [...heads, rest].map((head) => text.indexOf(head));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const { packageId, amount } of invoice.lines) {
      const named = invoice.packages.find(({ id: known }) => known === packageId)?.description;
      const section = named === undefined ? 2 : ['Lampe', 'Teekanne'].indexOf(named);
      expect(text.slice(places[section], places[section + 1])).toContain(printedMoney(amount));
    }
    // A heading is followed by a line of its own on the same page.
    const headPages = each.filter((page) => [...heads, rest].some((head) => page.includes(head)));
    for (const page of headPages) {
      const last = Math.max(...[...heads, rest].map((head) => page.indexOf(head)));
      expect(page.slice(last)).toContain('Shipping');
    }
  });

  it('a statement’s text has the figures of its page', async () => {
    const query = { from: '2026-05-01', to: '2026-05-31' };
    const statement = statementSchema.parse((await product.call('getStatement', { token, query })).body);
    const { text, name } = await pdf('getStatementPdf', query);
    const { opening, closing, ageing, unmatched, entries } = statement;
    const amounts = [
      opening,
      closing,
      -unmatched,
      ...Object.values(ageing),
      ...entries.map(({ balance }) => balance),
    ];
    for (const amount of amounts) expect(text).toContain(printedMoney(usd(amount)));
    for (const { number } of entries) expect(text).toContain(squeezed(number));
    expect(unmatched).toBe(1000);
    expect(text).not.toContain('777.77');
    expect(name).toContain('filename="statement-2026-05-01-to-2026-05-31.pdf"');
  });

  it('bear the colour of a warehouse that has one', async () => {
    const colour = '#8a1fd1';
    const warehouseId = await addWarehouse(opened.db, { brand: { colour, logo: null } });
    const grace = await addAccount(opened.db, { warehouseId });
    const own = await addInvoice(opened.db, { accountId: grace.id });
    const bearer = await product.tokenOf({ subject: 'user-test-grace', email: grace.email });
    const period = { from: '2026-05-01', to: '2026-05-31' };
    for (const [call, query, plain] of [
      ['getInvoicePdf', { id: own.id }, { id }],
      ['getStatementPdf', period, period],
    ] as const) {
      expect(await coloursOfPdf((await pdf(call, query, bearer)).bytes)).toContain(colour);
      expect(await coloursOfPdf((await pdf(call, plain)).bytes)).not.toContain(colour);
    }
  });

  it('data-model: a draft has no PDF', async () => {
    expect(await product.call('getInvoicePdf', { token, query: { id: draft } })).toMatchObject({
      status: 400,
      body: { code: 1001 },
    });
  });

  it.each(['getInvoicePdf', 'getCreditNotePdf', 'getReceiptPdf', 'getStatementPdf'])(
    'security 1: %s requires a session',
    async (call) => {
      expect((await product.call(call)).status).toBe(401);
      expect(await product.call(call, { token })).toMatchObject({ status: 400, body: { code: 1010 } });
    },
  );
});
