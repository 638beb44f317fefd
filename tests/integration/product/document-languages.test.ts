import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredLine } from '@/lib/domain/billing/invoice';
import { totalsOf } from '@/lib/domain/billing/invoice-math';
import { formatMoney } from '@/lib/format';
import { dueWords, invoiceTag, paymentLabel } from '@/lib/i18n/invoice-words';
import { quantityInWords, sumInWords } from '@/lib/i18n/line-words';
import { reasonOf } from '@/lib/i18n/reason-words';
import { ageLabel, ages, entryName } from '@/lib/i18n/statement-words';
import { directionOf, languages, type Language } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';
import { schema, type OpenedDatabase } from '@/server/database';
import { dateIn } from '@/server/product-api/documents/dates';
import { databases } from '@/tests/support/databases';
import { itemsOf, squeezed } from '@/tests/support/pdf';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const tax = { taxCategory: 'S', taxRate: 7 };
const timeZone = 'Europe/Berlin';

const lines: StoredLine[] = [
  {
    kind: 'shipping',
    description: 'Shipping – DHL',
    quantity: 2.5,
    unit: 'kg',
    unitPrice: usd(450),
    amount: usd(1125),
    ...tax,
    calc: { code: 'billed_weight', inputs: { weight: 2310, billed: { quantity: 2.5, unit: 'kg' } } },
  },
  {
    kind: 'storage',
    description: 'Storage',
    quantity: 5,
    unit: 'days',
    unitPrice: usd(100),
    amount: usd(500),
    ...tax,
    calc: { code: 'storage_days', inputs: { days: 19, freeDays: 14 } },
  },
];
const { taxes, subtotal, total } = totalsOf(lines, 'USD');
const buyer = { name: 'سعاد', line1: 'شارع 12', locality: 'الرياض', countryCode: 'SA' };

const facts = { number: 'WB-1042', issueDate: '2026-05-01', dueDate: '2026-05-31' };
const payment = { method: 'Bank transfer', reference: 'R-17', amount: 1000, currency: 'USD' };

let opened: OpenedDatabase;
let product: Product;
const customers = new Map<Language, { token: string; invoiceId: string }>();

beforeAll(async () => {
  const [kind] = databases;
  if (!kind) throw new Error('There is no database to test on');
  opened = await kind.open();
  product = await startProduct(opened.db, new Date('2026-05-20T12:00:00Z'));
  const warehouseId = await addWarehouse(opened.db);
  for (const language of languages) {
    const account = await addAccount(opened.db, {
      warehouseId,
      language,
      timeZone,
      unitSystem: 'metric',
      billingAddress: buyer,
    });
    const { id: invoiceId } = await addInvoice(opened.db, {
      ...facts,
      number: `${facts.number}-${language}`,
      accountId: account.id,
      ...{ buyer, lines, taxes, subtotal, total },
      amountPaid: 1000,
    });
    await opened.db.insert(schema.payments).values({
      ...payment,
      id: `pay_${language}`,
      accountId: account.id,
      status: 'refunded',
      allocations: [{ invoiceId, amount: 1000 }],
      receivedAt: new Date('2026-05-10T10:00:00Z'),
    });
    const token = await product.tokenOf({ subject: `user-test-${language}`, email: account.email });
    customers.set(language, { token, invoiceId });
  }
});
afterAll(async () => {
  await product.close();
  await opened.close();
});

async function pdf(call: string, language: Language, query: Record<string, string>) {
  const { token = '' } = customers.get(language) ?? {};
  const url = `${product.origin}/api/${call}?${new URLSearchParams(query).toString()}`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  const [page = []] = await itemsOf(new Uint8Array(await response.arrayBuffer()));
  return { page, text: squeezed(page.map(({ str }) => str).join('')) };
}

const invoicePdf = (language: Language) =>
  pdf('getInvoicePdf', language, { id: customers.get(language)?.invoiceId ?? '' });
const statementPdf = (language: Language) =>
  pdf('getStatementPdf', language, { from: '2026-05-01', to: '2026-05-31' });

const invoiceLabels = [
  'documents.invoice.heading',
  'documents.party.from',
  'documents.party.to',
  'documents.invoice.issued',
  'documents.invoice.due',
  'documents.invoice.description',
  'documents.invoice.quantity',
  'documents.invoice.unitPrice',
  'documents.invoice.subtotal',
  'documents.invoice.total',
  'documents.invoice.paid',
  'documents.invoice.amountDue',
  'documents.invoice.payments',
] as const;

const statementLabels = [
  'documents.statement.heading',
  'documents.statement.entry',
  'documents.statement.charged',
  'documents.statement.balance',
  'documents.statement.openingBalance',
  'documents.statement.closingBalance',
] as const;

const columns = [
  'documents.invoice.description',
  'documents.invoice.quantity',
  'documents.invoice.amount',
] as const;

function wordsOfInvoice(number: string) {
  const date = dateIn(timeZone);
  const open = { displayStatus: 'partially_paid', amountDue: usd(total - 1000) } as const;
  return [
    ...invoiceLabels.map((key) => text(key)),
    ...lines.flatMap((line) => [quantityInWords(line), sumInWords(line), reasonOf(line.calc, 'metric')]),
    ...lines.map(({ amount }) => formatMoney(amount)),
    formatMoney(usd(total)),
    invoiceTag('partially_paid').label,
    dueWords(open, date(facts.dueDate)),
    date(facts.issueDate),
    paymentLabel('refunded'),
    text('documents.invoice.title', { number }),
    text('documents.page', { page: 1, count: 1 }),
  ];
}

const wordsOfStatement = (number: string) => [
  ...statementLabels.map((key) => text(key)),
  ...ages.map(ageLabel),
  entryName({ type: 'invoice', number }),
  entryName({ type: 'refund', number: payment.reference }),
  formatMoney(usd(total)),
  dateIn(timeZone)('2026-05-31'),
];

describe.each(languages)('the documents of a customer who reads %s', (language) => {
  const number = `${facts.number}-${language}`;
  const expected = (write: (number: string) => (string | undefined)[]) =>
    inLanguage(language, () => write(number)).map((words = '') => squeezed(words));

  it('an invoice is in that language, to be searched and copied', async () => {
    const { text: printed } = await invoicePdf(language);
    for (const words of expected(wordsOfInvoice)) expect(printed).toContain(words);
    expect(printed).toContain('سعاد');
    const [, storage = ''] = expected(() => lines.map(quantityInWords));
    // In its column and in the sum.
    expect(printed.split(storage)).toHaveLength(3);
  });

  it('a statement is in that language, to be searched and copied', async () => {
    const { text: printed } = await statementPdf(language);
    for (const words of expected(wordsOfStatement)) expect(printed).toContain(words);
  });

  it('the columns follow each other in its direction', async () => {
    const titles = inLanguage(language, () => columns.map((key) => text(key)));
    const { page } = await invoicePdf(language);
    const places = titles.map((title) => page.find(({ str }) => str.trim() === title)?.x ?? NaN);
    if (directionOf(language) === 'rtl') places.reverse();
    expect(places.every(Number.isFinite)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(new Set(places).size).toBe(3);
  });
});
