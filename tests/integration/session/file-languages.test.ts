import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFile } from '@/lib/bff/files/answer';
import { filePageSize } from '@/lib/bff/files/pages';
import { invoiceTag } from '@/lib/i18n/invoice-words';
import { statusLabel } from '@/lib/i18n/package-words';
import { providerVerifier } from '@/lib/session/verify/provider';
import { languages } from '@/lib/text/language';
import { inLanguage } from '@/lib/text/server/request-language';
import { text } from '@/lib/text/text';
import { schema } from '@/server/database';
import { newId } from '@/server/database/ids';
import { createProductServer } from '@/server/product-api';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';

let side: ProviderSide;
let product: Listening;
let session: SignedIn;

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  product = await listen(createProductServer({ db: side.db, verifier, clock: () => new Date() }));
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  const warehouseId = await addWarehouse(side.db);
  const { id: accountId } = await addAccount(side.db, { warehouseId, email });
  await addPackage(side.db, { accountId, warehouseId });
  const first = await addInvoice(side.db, { accountId, number: 'W-0', status: 'void' });
  const more = Array.from({ length: filePageSize + 1 }, (_, n) => ({
    ...first,
    id: newId('inv'),
    number: `W-${n + 1}`,
  }));
  await side.db.insert(schema.invoices).values(more);
  session = await side.signIn(email);
});
afterAll(async () => {
  await product.close();
  await side.close();
});

const files = {
  'invoices.csv': [
    'filesPage.invoices.number',
    'filesPage.invoices.status',
    'filesPage.invoices.issued',
    'filesPage.invoices.due',
    'filesPage.invoices.packages',
    'filesPage.invoices.currency',
    'filesPage.invoices.total',
    'filesPage.invoices.credited',
    'filesPage.invoices.amountDue',
  ],
  'packages.csv': [
    'filesPage.packages.reference',
    'filesPage.packages.nickname',
    'filesPage.packages.description',
    'filesPage.packages.shop',
    'filesPage.packages.group',
    'filesPage.packages.status',
    'filesPage.packages.statusSince',
    'filesPage.packages.actionNeeded',
    'filesPage.packages.carrier',
    'filesPage.packages.trackingNumber',
    'filesPage.packages.expectedDelivery',
    'filesPage.packages.latestScan',
    'filesPage.packages.scanTime',
    'filesPage.packages.scanLocation',
  ],
  'statement.csv?from=2026-05-01&to=2026-05-31': [
    'filesPage.statement.date',
    'filesPage.statement.type',
    'filesPage.statement.number',
    'filesPage.statement.currency',
    'filesPage.statement.debit',
    'filesPage.statement.credit',
    'filesPage.statement.balance',
  ],
} as const;

describe.each(languages)('a CSV file in %s', (language) => {
  const written = (write: () => string) => inLanguage(language, write);

  async function rowsOf(file: string): Promise<string[][]> {
    const { sessionToken, sessionJwt } = session;
    const cookie = `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;
    const request = new Request(`http://localhost:3000/files/${file}`, { headers: { cookie } });
    const [name = ''] = file.split('?');
    const response = await inLanguage(language, () => answerFile(request, name));
    expect(response.status).toBe(200);
    const content = await response.text();
    expect(content).not.toMatch(/[\u200e\u200f\u2066-\u2069]/);
    return parse(content, { bom: true, record_delimiter: '\r\n' });
  }

  it.each(Object.entries(files))('%s has its headings', async (file, keys) => {
    const [headings] = await rowsOf(file);
    expect(headings).toEqual(keys.map((key) => written(() => text(key))));
  });

  it('its words are in that language, from the first batch of rows to the last', async () => {
    const invoices = (await rowsOf('invoices.csv')).slice(1);
    expect(invoices).toHaveLength(filePageSize + 2);
    const tag = written(() => invoiceTag('void').label);
    expect(new Set(invoices.map(([, status]) => status))).toEqual(new Set([tag]));

    const [, stored = []] = await rowsOf('packages.csv');
    expect(stored).toContain(written(() => statusLabel('in_storage')));

    const entries = await rowsOf('statement.csv?from=2026-05-01&to=2026-05-31');
    const labels = entries.slice(1).map(([, label]) => label);
    expect(labels[0]).toBe(written(() => text('filesPage.statement.opening')));
    expect(labels).toContain(written(() => text('filesPage.statement.outstanding.over90')));
  });
});
