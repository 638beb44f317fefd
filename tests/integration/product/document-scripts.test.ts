import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice, StoredLine } from '@/lib/domain/billing/invoice';
import { totalsOf } from '@/lib/domain/billing/invoice-math';
import { printInvoice } from '@/server/product-api/documents/invoice-pdf';
import { itemsOf, squeezed } from '@/tests/support/pdf';

const money = (amount: number, currency = 'USD') => ({ amount, currency });

function line(given: Partial<StoredLine> = {}): StoredLine {
  const price = money(100);
  const tax = { taxCategory: 'S', taxRate: 0 };
  const named = { kind: 'handling' as const, description: 'Handling' };
  return { ...named, quantity: 1, unit: 'parcel', unitPrice: price, ...tax, amount: price, ...given };
}

function invoiceOf(lines: StoredLine[], given: Partial<Invoice> = {}): Invoice {
  const { taxes, subtotal, total } = totalsOf(lines, 'USD');
  const party = { name: 'Ada', line1: 'Main Street 1', locality: 'Doral', countryCode: 'US' };
  return {
    id: 'inv_1',
    number: 'WB-1',
    displayStatus: 'open',
    issueDate: '2026-05-01',
    dueDate: '2026-05-31',
    currency: 'USD',
    seller: party,
    buyer: party,
    lines,
    taxes,
    subtotal: money(subtotal),
    total: money(total),
    amountPaid: money(0),
    amountDue: money(total),
    payments: [],
    packages: [],
    ...given,
  };
}

const print = async (invoice: Invoice) => {
  const now = new Date('2026-05-02T00:00:00Z');
  const options = {
    timeZone: 'UTC',
    unitSystem: 'metric',
    letterhead: { colour: undefined, logo: undefined },
    now,
  } as const;
  return new Uint8Array(await printInvoice(invoice, options));
};

const withPoppler = spawnSync('pdftotext', ['-v']).error === undefined;

describe.skipIf(!withPoppler)('names in a PDF, as pdftotext reads them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-pdf-'));
  const names = [
    'محمد بن سلمان',
    'بتثن تبنث',
    'בתיה (רות) לוי',
    'สมชาย ใจดี',
    'प्रिया शर्मा',
    'বাংলাদেশি',
    'தமிழ் கொழும்பு',
    'Հայկ Պետրոսյան',
    'თბილისი',
    'Łukasz José 李小龍 김',
    '華結樂',
    'Ґанна Œuvre Ελένη',
  ];
  let text: string;

  beforeAll(async () => {
    const file = path.join(folder, 'names.pdf');
    writeFileSync(file, await print(invoiceOf(names.map((description) => line({ description })))));
    text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replace(/\p{Cf}/gu, '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(names)('%s is extracted in logical order', (name) => {
    expect(text.normalize('NFC')).toContain(name.normalize('NFC'));
  });

  it('no character is reported missing', () => {
    expect(text).not.toContain('?');
  });
});

describe('a PDF document', () => {
  it('Arabic letters join, and a ligature is copied as its letters', async () => {
    // Not every font has the Maghrebi ڢ; a word is in one that has all its letters.
    const words = ['سسس', 'س', 'لا', 'سڢس'];
    const pdf = await print(invoiceOf(words.map((description) => line({ description }))));
    const items = (await itemsOf(pdf)).flat();
    const width = (text: string) => items.find(({ str }) => str === text)?.width ?? NaN;
    expect(width('سسس')).toBeLessThan(2.5 * width('س'));
    for (const word of words) expect(width(word)).toBeGreaterThan(0);
  });

  it('a name that reads from right to left is in its order, whatever the document’s', async () => {
    const pdf = await print(invoiceOf([line({ description: 'כתיבה Faber (9000) ספר' })]));
    const items = (await itemsOf(pdf)).flat();
    const place = (text: string) => items.find(({ str }) => str.trim() === text)?.x ?? NaN;
    const places = ['ספר', 'Faber (9000)', 'כתיבה'].map(place);
    expect(places.every(Number.isFinite)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(squeezed(items.map(({ str }) => str).join(''))).toContain('כתיבהFaber(9000)ספר');
  });

  it('a mark for which a font has no place is no failure', async () => {
    const pdf = await print(invoiceOf([line({ description: ' \u0654 ฬฺ้' })]));
    expect((await itemsOf(pdf)).flat().length).toBeGreaterThan(0);
  });

  it('reports each character that no font has once, not once for each part of an emoji', async () => {
    const pdf = await print(invoiceOf([line({ description: 'Party 🎉🎉 👩‍👩‍👧' })]));
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    expect(text).toContain('Party ?? ?');
    expect(text).not.toContain('Party ?? ??');
    expect(text).toContain('U+1F389, U+1F469');
  });

  it('digits are equally wide, so that a point is never hidden by the digit before it', async () => {
    const pdf = await print(
      invoiceOf([line({ quantity: 7.125, unit: 'kg' }), line({ quantity: 8.888, unit: 'kg' })]),
    );
    const items = (await itemsOf(pdf)).flat();
    const width = (text: string) => items.find(({ str }) => str.trim() === text)?.width;
    expect(width('7.125 kg')).toBeGreaterThan(0);
    expect(width('7.125 kg')).toBeCloseTo(width('8.888 kg') ?? NaN, 3);
  });

  it('an amount is never broken, however large', async () => {
    const amount = money(40_000_000_000, 'CHF');
    const pdf = await print(
      invoiceOf([line({ amount, unitPrice: amount })], { amountDue: amount, total: amount }),
    );
    const whole = (await itemsOf(pdf))
      .flat()
      .filter(({ str }) => str.replace(/\s/g, ' ') === 'CHF 400,000,000.00');
    expect(whole).toHaveLength(4);
  });

  it('300 lines: each page has its number and the table header', async () => {
    const pdf = await print(
      invoiceOf(Array.from({ length: 300 }, (_, n) => line({ description: `Line ${n}.` }))),
    );
    const { text, totalPages } = await extractText(await getDocumentProxy(pdf));
    expect(totalPages).toBeGreaterThan(5);
    text.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${totalPages}`);
      expect(page.includes('Description')).toBe(page.includes('Line '));
    });
    for (let n = 0; n < 300; n++) expect(text.join(' ')).toContain(`Line ${n}.`);
  });

  it('a line whose reason is longer than a page continues on the next, above its footer', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `input-${n}.`);
    const inputs = Object.fromEntries(names.map((name) => [name, 'word '.repeat(50).trim()]));
    const pdf = await print(invoiceOf([line({ calc: { basis: 'by much', inputs } })]));
    const pages = await itemsOf(pdf);
    expect(pages.length).toBeGreaterThan(1);
    for (const name of names) expect(pages.flat().some(({ str }) => str.includes(name))).toBe(true);
    for (const page of pages) {
      const foot = page.find(({ str }) => str.startsWith('Page '))?.y ?? NaN;
      for (const { str, y } of page)
        if (!/^(Page|Invoice|\s*$)/.test(str)) expect(y).toBeGreaterThan(foot + 8);
    }
  });
});
