import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileNames } from '@/lib/bff/files';
import { answerFile } from '@/lib/bff/files/answer';
import { providerVerifier } from '@/lib/session/verify/provider';
import { schema } from '@/server/database';
import { createProductServer } from '@/server/product-api';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { textOfPdf, textsOfZip } from '@/tests/support/pdf';
import {
  addAccount,
  addCreditNote,
  addInvoice,
  addPackage,
  addWarehouse,
} from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';
const period = 'from=2026-01-01&to=2026-12-31';

/** The request for each file, and the answer to another account's id. */
const asked: Record<string, { query?: string; ofAnother?: 'invoice' | 'creditNote' | 'payment' }> = {
  'packages.csv': {},
  'invoices.csv': {},
  'statement.csv': { query: period },
  'statement.pdf': { query: period },
  'invoice.pdf': { ofAnother: 'invoice' },
  'credit-note.pdf': { ofAnother: 'creditNote' },
  'receipt.pdf': { ofAnother: 'payment' },
  'invoices.zip': { query: period },
  'my-data.json': {},
};

let side: ProviderSide;
let product: Listening;
let current: SignedIn;
const theirs = { package: '', invoice: '', creditNote: '', payment: '' };

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  product = await listen(createProductServer({ db: side.db, verifier, clock: () => new Date() }));
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  const warehouseId = await addWarehouse(side.db);
  const mine = await addAccount(side.db, { warehouseId, email });
  const other = await addAccount(side.db, { warehouseId, name: 'THEIRS' });
  for (const [accountId, mark] of [
    [mine.id, 'OURS'],
    [other.id, 'THEIRS'],
  ] as const) {
    const parcel = await addPackage(side.db, { accountId, warehouseId, description: `${mark} books` });
    const invoice = await addInvoice(side.db, { accountId, number: `W-${mark}`, amountCredited: 100 });
    const creditNote = await addCreditNote(side.db, invoice);
    const payment = `pay_${mark.toLowerCase()}`;
    await side.db.insert(schema.payments).values({
      ...{ id: payment, accountId, status: 'succeeded', method: 'Cash', reference: `Paid ${mark}` },
      ...{ amount: 100, currency: 'USD', allocations: [], receivedAt: new Date('2026-05-10T10:00:00Z') },
    });
    if (mark === 'OURS') continue;
    Object.assign(theirs, { package: parcel.id, invoice: invoice.id, creditNote: creditNote.id, payment });
  }
  current = await side.signIn(email);
});

afterAll(async () => {
  await product.close();
  await side.close();
});

async function textOf(bytes: Uint8Array, type: string | null): Promise<string> {
  if (type === 'application/pdf') return textOfPdf(bytes);
  if (type === 'application/zip') return [...(await textsOfZip(bytes))].flat().join('\n');
  return new TextDecoder().decode(bytes);
}

async function get(name: string, query: string) {
  const cookie = `stytch_session=${current.sessionToken}; stytch_session_jwt=${current.sessionJwt}`;
  const headers = { accept: 'application/json', cookie };
  const response = await answerFile(
    new Request(`http://localhost:3000/files/${name}?${query}`, { headers }),
    name,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, text: await textOf(bytes, response.headers.get('content-type')) };
}

describe('security 18: files', () => {
  it('the table here has every file', () => {
    expect(Object.keys(asked).sort()).toEqual([...fileNames].sort());
  });

  it.each(Object.entries(asked))(
    '%s reveals nothing of another account',
    async (name, { query, ofAnother }) => {
      const { status, text } = await get(name, ofAnother ? `id=${theirs[ofAnother]}` : (query ?? ''));
      expect(status).toBe(ofAnother ? 404 : 200);
      if (!ofAnother) expect(text).toContain('OURS');
      for (const secret of ['THEIRS', ...Object.values(theirs)]) expect(text).not.toContain(secret);
    },
  );
});
