import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerFile } from '@/lib/bff/files/answer';
import { providerVerifier } from '@/lib/session/verify/provider';
import { schema } from '@/server/database';
import { newId } from '@/server/database/ids';
import { createProductServer } from '@/server/product-api';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';

let side: ProviderSide;
let product: Listening;
let current: SignedIn;
let stale: SignedIn;
let failing: number | null = null;

/** The invoice of a day of the year. */
function invoiceOf(day: number) {
  const issueDate = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
  return { number: `W-${day}`, issueDate, dueDate: issueDate };
}

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  const server = createProductServer({ db: side.db, verifier, clock: () => new Date() });
  product = await listen(async (request) =>
    failing === null ? server(request) : new Response(null, { status: failing }),
  );
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  const warehouseId = await addWarehouse(side.db);
  const { id: accountId } = await addAccount(side.db, { warehouseId, email });
  const other = await addAccount(side.db, { warehouseId });
  const first = await addInvoice(side.db, { accountId, ...invoiceOf(1) });
  const others = Array.from({ length: 229 }, (_, n) => ({ ...first, id: newId('inv'), ...invoiceOf(n + 2) }));
  await side.db.insert(schema.invoices).values(others);
  await addInvoice(side.db, { accountId, number: '=HYPERLINK("x")', status: 'paid', amountPaid: 1000 });
  await addInvoice(side.db, { accountId, number: 'W-DRAFT', status: 'draft' });
  await addInvoice(side.db, { accountId: other.id, number: 'W-THEIRS' });
  stale = await side.signInLongAgo(email);
  current = await side.signIn(email);
});

afterAll(async () => {
  await product.close();
  await side.close();
});

afterEach(() => {
  failing = null;
  side.provider.fault = null;
});

const cookiesOf = ({ sessionToken, sessionJwt }: SignedIn) =>
  `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;

async function get(file: string, cookie?: string, accept = 'application/json') {
  const [name = ''] = file.split('?');
  const headers = { accept, ...(cookie && { cookie }) };
  const response = await answerFile(new Request(`http://localhost:3000/files/${file}`, { headers }), name);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const rowsOf = (text: string) => parse(text, { columns: true, bom: true, record_delimiter: '\r\n' });

describe('files that a customer downloads', () => {
  it('security 1: are for signed-in customers only; a browser is redirected to login, a script gets an error', async () => {
    expect(await get('invoices.csv')).toMatchObject({
      status: 401,
      text: expect.stringContaining('1030') as string,
    });
    const led = await get('invoices.csv', undefined, 'text/html');
    expect([led.status, led.headers.get('location')]).toEqual([303, '/session/clear']);
  });

  it('security 5: an expired JWT is renewed in the same request', async () => {
    const answer = await get('invoices.csv', cookiesOf(stale));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toHaveLength(2);
  });

  it('invoices.csv has every row of the account over all pages, without drafts and other accounts', async () => {
    const { headers, text } = await get('invoices.csv', cookiesOf(current));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="waybill-invoices-[\d-]{10}\.csv"/,
    );
    const rows = rowsOf(text);
    expect(rows).toHaveLength(231);
    expect(new Set(rows.map((row) => (row as { Number: string }).Number)).size).toBe(231);
    expect(text).not.toMatch(/DRAFT|THEIRS/);
    expect(rows[0]).toEqual({
      Number: 'W-230',
      Status: 'Past due',
      Issued: '2026-08-18',
      Due: '2026-08-18',
      Packages: '0',
      Currency: 'USD',
      Total: '10.00',
      Credited: '0.00',
      'Amount due': '10.00',
    });
  });

  it('security 25: a number that looks like a formula is text', async () => {
    const { text } = await get('invoices.csv?status=paid&q=', cookiesOf(current));
    expect(rowsOf(text)).toMatchObject([{ Number: '\'=HYPERLINK("x")', 'Amount due': '0.00' }]);
  });

  it('a filter without matches returns the header alone', async () => {
    const { text } = await get('invoices.csv?status=void', cookiesOf(current));
    expect(text).toMatch(/^Number,.*Amount due\r\n$/);
  });

  it('a failure is a page for a browser, and code and message for a script', async () => {
    const wrong = 'invoices.csv?status=%3Cb%3E';
    const told = await get(wrong, cookiesOf(current));
    expect(told.status).toBe(400);
    expect(JSON.parse(told.text)).toMatchObject({
      code: 1010,
      fields: { status: expect.any(String) as string },
    });
    const shown = await get(wrong, cookiesOf(current), 'text/html,*/*');
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src /);
    expect(shown.text).toContain('We couldn’t create the file');
    expect(shown.text).not.toContain('<b>');
  });

  it('security 27: a failing upstream is 503 before the first byte of the file', async () => {
    failing = 500;
    const answer = await get('invoices.csv', cookiesOf(current));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  it('security 26: an outage of the provider is not a sign-out', async () => {
    const later = await side.signInLongAgo('later@waybill.example');
    side.provider.fault = '500';
    const answer = await get('invoices.csv', cookiesOf(later));
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each(['nothing.csv', '__proto__', 'invoices.csv.exe'])('there is no file %s', async (name) => {
    expect((await get(name, cookiesOf(current))).status).toBe(404);
  });
});
