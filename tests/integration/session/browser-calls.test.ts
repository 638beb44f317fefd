import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';
import { providerVerifier } from '@/lib/session/verify/provider';
import { newId } from '@/server/database/ids';
import { addRateSet } from '@/server/database/repositories/rates/rate-sets';
import { exampleRates } from '@/server/demo-data/example-rates';
import { createProductServer } from '@/server/product-api';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addPackage, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';

let side: ProviderSide;
let product: Listening;
let current: SignedIn;
let stale: SignedIn;
let stored: { id: string };
let warehouseId: string;

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  product = await listen(createProductServer({ db: side.db, verifier, clock: () => new Date() }));
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  warehouseId = await addWarehouse(side.db);
  const { id: accountId } = await addAccount(side.db, { warehouseId, email });
  const rateSet = { id: newId('rts'), warehouseId, rates: exampleRates, createdAt: new Date() };
  await addRateSet(side.db, rateSet);
  stored = await addPackage(side.db, {
    ...{ accountId, warehouseId, weight: 1200, declarationStatus: 'confirmed' as const },
    contents: [{ description: 'Books', quantity: 1, unitValue: { amount: 1500, currency: 'USD' } }],
  });
  stale = await side.signInLongAgo(email);
  current = await side.signIn(email);
});

afterAll(async () => {
  await product.close();
  await side.close();
});

afterEach(() => (side.provider.fault = null));

const cookiesOf = ({ sessionToken, sessionJwt }: SignedIn) =>
  `stytch_session=${sessionToken}; stytch_session_jwt=${sessionJwt}`;

interface Init {
  cookie?: string;
  headers?: Record<string, string>;
  /** Sent by POST. */
  body?: string;
}

async function call(name: string, init: Init = {}) {
  const [path = ''] = name.split('?');
  const request = new Request(`http://localhost:3000/bff/${name}`, {
    ...(init.body !== undefined && { method: 'POST', body: init.body }),
    headers: { ...init.headers, ...(init.cookie && { cookie: init.cookie }) },
  });
  const response = await answerBrowserCall(request, path);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    body: (await response.json()) as Record<string, unknown>,
  };
}

describe('the browser’s data', () => {
  it('security 1: is for signed-in customers only', async () => {
    expect(await call('getMyPackages')).toMatchObject({ status: 401, body: { code: 1030 } });
    expect(await call('getMyPackages', { cookie: 'stytch_session_jwt=a.b.c' })).toMatchObject({
      status: 401,
    });
  });

  it('is authorized by the session’s cookie', async () => {
    expect(await call('getAccount', { cookie: cookiesOf(current) })).toMatchObject({
      status: 200,
      cookies: [],
      body: { name: 'Ada Whitfield' },
    });
    expect(await call('getMyPackages?group=&q=', { cookie: cookiesOf(current) })).toMatchObject({
      status: 200,
    });
    expect(await call('getMyPackages?limit=5', { cookie: cookiesOf(current) })).toMatchObject({
      status: 200,
      body: { total: 1 },
    });
    expect(await call('getMyNotifications?limit=5', { cookie: cookiesOf(current) })).toMatchObject({
      status: 200,
      body: { items: [], nextCursor: null },
    });
  });

  it('SPEC 5: tells what can be shipped: as many as a shipment takes, the oldest first, and how many there are', async () => {
    const customer = await side.signIn('may@waybill.example');
    const { id: accountId } = await addAccount(side.db, { warehouseId, email: 'may@waybill.example' });
    const ids: string[] = [];
    for (let day = 0; day < 52; day += 1) {
      const statusChangedAt = new Date(Date.UTC(2026, 2, 60 - day));
      ids.unshift((await addPackage(side.db, { accountId, warehouseId, statusChangedAt })).id);
    }
    await addPackage(side.db, { accountId, warehouseId, status: 'shipped' });
    const ask = async (query: string) => call(`shippablePackages?${query}`, { cookie: cookiesOf(customer) });
    expect(await ask('')).toMatchObject({ status: 200, body: { ids: ids.slice(0, 50), total: 52 } });
    expect(await ask('group=done')).toMatchObject({ status: 200, body: { ids: [], total: 0 } });
    expect(await ask('from=soon')).toMatchObject({ status: 400, body: { code: 1010 } });
  });

  it('security 5: an expired JWT is renewed in the same request', async () => {
    const answer = await call('getAccount', { cookie: cookiesOf(stale) });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toHaveLength(2);
  });

  it('returns the product API’s code and message', async () => {
    const stranger = await side.signIn('stranger@waybill.example');
    const answer = await call('getAccount', { cookie: cookiesOf(stranger) });
    expect(answer).toMatchObject({ status: 400, body: { code: 1031 } });
  });

  it('is validated before it is passed on', async () => {
    const answer = await call('getMyPackages?limit=9999', { cookie: cookiesOf(current) });
    expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
    expect(answer.body.fields).toHaveProperty('limit');
  });

  it('security 21: is readable by our own pages only', async () => {
    const read = (site: string) =>
      call('getAccount', { cookie: cookiesOf(current), headers: { 'sec-fetch-site': site } });
    expect((await read('same-origin')).status).toBe(200);
    expect((await read('cross-site')).status).toBe(403);
    expect((await read('same-site')).status).toBe(403);
  });

  describe('a price', () => {
    const address = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };
    const quote = (body: unknown, more: Init = {}) =>
      call('quoteShipment', { cookie: cookiesOf(current), body: JSON.stringify(body), ...more });

    it('is asked for with a body, and comes in words', async () => {
      const { status, body } = await quote({ packageIds: [stored.id], address });
      expect(status).toBe(200);
      const [option] = body.options as { name: string; total: string; lines: { reasons: string[] }[] }[];
      expect(option).toMatchObject({ name: 'DHL Express Worldwide', carrier: 'DHL Express' });
      expect(option?.total).toMatch(/^\$\d+\.\d\d$/);
      expect(option?.lines[0]?.reasons.join(' ')).toContain('Billed by weight');
    });

    it('is refused as the product API refuses it, and before where the body is none', async () => {
      expect(await quote({ packageIds: ['pkg_none'], address })).toMatchObject({
        status: 400,
        body: { code: 1001 },
      });
      expect(await quote({ packageIds: [], address })).toMatchObject({
        status: 400,
        body: { code: 1010, fields: { packageIds: 'Choose at least one package' } },
      });
      for (const body of ['', '{', '7', `{"packageIds":["${'x'.repeat(1_100_000)}"]}`])
        expect(await quote(undefined, { body })).toMatchObject({ status: 400, body: { code: 1010 } });
    });

    it('security 21: is for our own pages, by POST, as the other calls are by GET', async () => {
      const foreign = await quote({}, { headers: { 'sec-fetch-site': 'cross-site' } });
      expect(foreign.status).toBe(403);
      expect((await call('quoteShipment', { cookie: cookiesOf(current) })).status).toBe(405);
      expect((await call('getAccount', { cookie: cookiesOf(current), body: '{}' })).status).toBe(405);
      expect((await call('quoteShipment', { body: '{}' })).status).toBe(401);
    });
  });

  it.each([
    'nothing',
    '__proto__',
    'completeOnboarding',
    'updateAccount',
    'getMyPackage',
    'getMyInvoice',
    'markNotificationsRead',
  ])('has no %s', async (name) => {
    expect((await call(name, { cookie: cookiesOf(current) })).status).toBe(404);
  });

  it('security 26: an outage of the provider is an error with a message, not a sign-out', async () => {
    const later = await side.signInLongAgo('later@waybill.example');
    side.provider.fault = '500';
    const answer = await call('getAccount', { cookie: cookiesOf(later) });
    expect(answer).toMatchObject({ status: 400, cookies: [], body: { code: 4 } });
  });
});
