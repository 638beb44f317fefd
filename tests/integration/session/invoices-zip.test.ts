import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerFile } from '@/lib/bff/files/answer';
import { mostInZip } from '@/lib/bff/files/invoices-zip';
import { providerVerifier } from '@/lib/session/verify/provider';
import { schema } from '@/server/database';
import { newId } from '@/server/database/ids';
import { createProductServer } from '@/server/product-api';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { textsOfZip } from '@/tests/support/pdf';
import { paymentProviders } from '@/tests/support/payment-providers';
import { addAccount, addInvoice, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';
const march = 'from=2026-03-01&to=2026-03-31';
const inMarch = { issueDate: '2026-03-10', dueDate: '2026-04-09' };
const names = ['W-1', 'W/2', 'W-2', 'w:2', '../../etc/passwd', 'Rechnung 7 “ä”'];

let side: ProviderSide;
let product: Listening;
let current: SignedIn;
let stale: SignedIn;
/** The PDFs that have been asked for, and the one of them, counted from 1, that fails. */
let asked: string[] = [];
let failing = 0;
/** Whether the product API names the capability. */
let hasPayments = true;

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  const clock = () => new Date();
  const payUrl = () => 'http://localhost/';
  const payments = { providers: paymentProviders(side.db, clock), returnUrl: payUrl, payUrl };
  const able = createProductServer({ db: side.db, verifier, clock, payments });
  const plain = createProductServer({ db: side.db, verifier, clock });
  const server = (request: Request) => (hasPayments ? able : plain)(request);
  product = await listen(async (request) => {
    const [, call = ''] = /\/api\/(get\w+Pdf)/.exec(request.url) ?? [];
    if (call === '') return server(request);
    asked.push(call);
    return asked.length === failing ? new Response(null, { status: 400 }) : server(request);
  });
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  const warehouseId = await addWarehouse(side.db);
  const { id: accountId } = await addAccount(side.db, { warehouseId, email, language: 'de' });
  const other = await addAccount(side.db, { warehouseId });
  for (const number of names) await addInvoice(side.db, { accountId, number, ...inMarch });
  await addInvoice(side.db, { accountId, number: 'W-DRAFT', status: 'draft', ...inMarch });
  await addInvoice(side.db, { accountId: other.id, number: 'W-THEIRS', ...inMarch });
  const june = await addInvoice(side.db, {
    ...{ accountId, number: 'W-JUNE', issueDate: '2026-06-01', dueDate: '2026-06-30' },
  });
  const more = Array.from({ length: mostInZip }, (_, n) => ({
    ...{ ...june, id: newId('inv'), number: `W-JUNE-${n}` },
  }));
  await side.db.insert(schema.invoices).values(more);
  const [credited] = await side.db
    .update(schema.invoices)
    .set({ amountCredited: 100 })
    .where(eq(schema.invoices.number, 'W-1'))
    .returning({ id: schema.invoices.id });
  await side.db.insert(schema.creditNotes).values({
    ...{ id: newId('crn'), accountId, warehouseId, invoiceId: credited?.id ?? '', number: 'CN/1' },
    ...{
      operatorReference: 'C-1',
      reason: 'Doppelt gewogen',
      issueDate: '2026-04-10',
      currency: 'USD',
      lines: [],
      taxes: [],
    },
    ...{ subtotal: 100, total: 100, released: [], createdAt: new Date('2026-04-10T12:00:00Z') },
  });
  await side.db.insert(schema.payments).values(
    (['succeeded', 'reversed', 'failed'] as const).map((status) => ({
      ...{ id: newId('pay'), accountId, status, method: 'Bar', reference: `Bar ${status}`, amount: 500 },
      ...{ currency: 'USD', allocations: [], receivedAt: new Date('2026-02-10T12:00:00Z') },
    })),
  );
  stale = await side.signInLongAgo(email);
  current = await side.signIn(email);
});
afterAll(async () => {
  await product.close();
  await side.close();
});
afterEach(() => {
  asked = [];
  failing = 0;
  hasPayments = true;
});

function get(query: string, { sessionToken, sessionJwt } = current, accept = 'application/json') {
  const cookie = `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;
  const request = new Request(`http://localhost:3000/files/invoices.zip?${query}`, {
    headers: { accept, cookie },
  });
  return answerFile(request, 'invoices.zip');
}

const textsOf = async (response: Response) => textsOfZip(new Uint8Array(await response.arrayBuffer()));

describe('invoices.zip', () => {
  it('has the statement of the period and each of its invoices, in the customer’s language', async () => {
    const response = await get(march);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toContain(
      'attachment; filename="invoices-2026-03-01-to-2026-03-31.zip"',
    );
    const texts = await textsOf(response);
    expect(texts.size).toBe(names.length + 1);
    const statement = texts.get('statement-2026-03-01-to-2026-03-31.pdf');
    expect(statement).toContain('Kontoauszug');
    expect(texts.get('invoice-W-1.pdf')).toContain('Rechnung');
    for (const number of names) expect([...texts.values()].join('\n')).toContain(number);
    for (const text of texts.values()) expect(text).not.toMatch(/DRAFT|THEIRS|JUNE/);
  });

  it('decision 060: has the credit notes of the period, of invoices of another one, too', async () => {
    const texts = await textsOf(await get('from=2026-04-01&to=2026-04-30'));
    expect([...texts.keys()]).toEqual(['statement-2026-04-01-to-2026-04-30.pdf', 'credit-note-CN-1.pdf']);
    expect(texts.get('credit-note-CN-1.pdf')).toContain('Doppelt gewogen');
  });

  it('has the receipts of the payments that came, where the product API makes them', async () => {
    const february = 'from=2026-02-01&to=2026-02-28';
    const texts = await textsOf(await get(february));
    const receipts = ['receipt-Bar reversed.pdf', 'receipt-Bar succeeded.pdf'];
    expect([...texts.keys()].slice(1).toSorted()).toEqual(receipts);
    expect(texts.get('receipt-Bar reversed.pdf')).toContain('Zurückgebucht');
    expect(texts.get('receipt-Bar succeeded.pdf')).toContain('Zahlungsbeleg');
    hasPayments = false;
    expect((await get(february)).status).toBe(404);
  });

  it('security 25: the names in it are safe, and no two are the same to any file system', async () => {
    const found = [...(await textsOf(await get(march))).keys()];
    expect(found.filter((name) => /[/\\:*?"<>|\p{C}]|^\./u.test(name))).toEqual([]);
    expect(new Set(found.map((name) => name.toLowerCase())).size).toBe(names.length + 1);
    expect(found).toEqual(
      expect.arrayContaining(['invoice-W-2.pdf', 'invoice-W-2 (2).pdf', 'invoice-w-2 (3).pdf']),
    );
  });

  it('asks for one PDF at a time, when the one before has been read, and for none once its reader has left', async () => {
    const response = await get(march);
    const reader = response.body?.getReader();
    await reader?.read();
    expect(asked).toEqual(['getStatementPdf']);
    while (asked.length < 2) await reader?.read();
    expect(asked).toEqual(['getStatementPdf', 'getInvoicePdf']);
    await reader?.cancel('enough');
    await get('from=2025-01-01&to=2025-01-31');
    expect(asked).toHaveLength(2);
  });

  it('security 5: goes on when the token has expired, for as long as the session lives', async () => {
    const response = await get(march, stale);
    expect(response.headers.getSetCookie()).toHaveLength(2);
    expect((await textsOf(response)).size).toBe(names.length + 1);
  });

  it('is broken off where an invoice fails midway, rather than complete without it', async () => {
    failing = 3;
    const response = await get(march);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('is an error before its first byte where the first of its papers fails', async () => {
    failing = 1;
    const response = await get(march);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([503, null]);
  });

  it('there is none of a period without invoices, which is said', async () => {
    const response = await get('from=2025-01-01&to=2025-01-31');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: 1001,
      message: 'This period has no invoices or payments',
    });
    const page = await get('from=2025-01-01&to=2025-01-31', current, 'text/html');
    expect(await page.text()).toContain('This period has no invoices or payments');
    expect(asked).toEqual([]);
  });

  it('there is none of more invoices than one waits for, and it says what to do', async () => {
    const response = await get('from=2026-06-01&to=2026-06-30');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 1010,
      message: `This period has more than ${mostInZip} documents. Choose a shorter one.`,
    });
    expect(asked).toEqual([]);
  });

  it.each(['', 'from=2026-03-01', 'from=2026-03-31&to=2026-03-01', `${march}&currency=dollars`])(
    'a period that is none (%s) is refused with its field',
    async (query) => {
      const response = await get(query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 1010, fields: expect.anything() as unknown });
    },
  );
});
