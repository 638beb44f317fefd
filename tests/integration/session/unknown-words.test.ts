import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';
import { answerFile } from '@/lib/bff/files/answer';
import { providerVerifier } from '@/lib/session/verify/provider';
import { createProductServer } from '@/server/product-api';
import { customerCallDescriptions } from '@/server/product-api/openapi/customer-calls';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';
import { unheardOf, withUnknownWords } from '@/tests/support/unknown-words';

let side: ProviderSide;
let product: Listening;
let ada: SignedIn;

/** A product API of a later release: every word in its answers is one that the portal does not know. */
beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  const server = createProductServer({ db: side.db, verifier, clock: () => new Date() });
  product = await listen(async (request) => {
    const response = await server(request);
    const call = new URL(request.url).pathname.replace('/api/', '');
    const answer = customerCallDescriptions[`${request.method} ${call}`]?.answer;
    if (!answer || typeof answer === 'string' || response.status !== 200) return response;
    return Response.json(withUnknownWords(answer, await response.json()));
  });
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  const warehouseId = await addWarehouse(side.db);
  const email = 'ada@waybill.example';
  const { id: accountId } = await addAccount(side.db, { warehouseId, email });
  await addPackage(side.db, { warehouseId, accountId });
  await addInvoice(side.db, { accountId, number: 'W-1', issueDate: '2026-05-08', dueDate: '2026-05-22' });
  ada = await side.signIn(email);
});

afterAll(async () => {
  await product.close();
  await side.close();
});

const asked = (path: string) =>
  new Request(`http://localhost:3000/${path}`, {
    headers: { cookie: `stytch_session=${ada.sessionToken}; stytch_session_jwt=${ada.sessionJwt}` },
  });

it.each([
  ['packages.csv', ''],
  ['invoices.csv', ''],
  ['statement.csv', '?from=2026-01-01&to=2026-12-31'],
])('ADR 040: %s has the plain words', async (name, query) => {
  const answer = await answerFile(asked(`files/${name}${query}`), name);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain(unheardOf.shown);
  expect(text).not.toContain(unheardOf.sent);
});

it.each(['getMyPackages', 'getMyInvoices'])(
  'ADR 040: %s of a list in the browser is answered',
  async (name) => {
    const answer = await answerBrowserCall(asked(`bff/${name}`), name);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(unheardOf.sent);
  },
);
