import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';
import { providerVerifier } from '@/lib/session/verify/provider';
import { createProductServer } from '@/server/product-api';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';

let side: ProviderSide;
let product: Listening;
let current: SignedIn;
let stale: SignedIn;

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  product = await listen(createProductServer({ db: side.db, verifier, clock: () => new Date() }));
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  await addAccount(side.db, { warehouseId: await addWarehouse(side.db), email });
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

async function call(name: string, init: { cookie?: string; headers?: Record<string, string> } = {}) {
  const [path = ''] = name.split('?');
  const request = new Request(`http://localhost:3000/bff/${name}`, {
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
      body: { total: 0 },
    });
    expect(await call('getMyNotifications?limit=5', { cookie: cookiesOf(current) })).toMatchObject({
      status: 200,
      body: { items: [], nextCursor: null },
    });
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
