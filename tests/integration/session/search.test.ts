import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerBrowserCall } from '@/lib/bff/browser-calls/bff';
import type { ShownSearch } from '@/lib/i18n/shown-search';
import { providerVerifier } from '@/lib/session/verify/provider';
import { createProductServer } from '@/server/product-api';
import { placeShipment } from '@/server/product-api/shipments/request';
import type { SignedIn } from '@/tests/support/identity';
import { listen, type Listening } from '@/tests/support/listen';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';
import { startProviderSide, type ProviderSide } from '@/tests/support/provider-side';

const email = 'ada@waybill.example';
const trackingNumber = '1Z999AA10123456784';

let side: ProviderSide;
let product: Listening;
let current: SignedIn;
/** The calls of the product API that fail. */
const failing = new Set<string>();
const ours = { lamp: '', invoice: '', shipment: '' };
const address = { name: 'Ada', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' };

beforeAll(async () => {
  side = await startProviderSide();
  const verifier = providerVerifier(side.settings);
  const server = createProductServer({ db: side.db, verifier, clock: () => new Date() });
  product = await listen(async (request) => {
    const call = new URL(request.url).pathname.replace('/api/', '');
    return failing.has(call)
      ? Response.json({ code: 7, message: 'Closed.' }, { status: 400 })
      : server(request);
  });
  process.env.IDENTITY_API_URL = side.provider.origin;
  process.env.PRODUCT_API_URL = product.origin;
  const warehouseId = await addWarehouse(side.db);
  const mine = await addAccount(side.db, { warehouseId, email });
  const other = await addAccount(side.db, { warehouseId, name: 'Grace' });
  const inbound = { carrier: 'ups', trackingNumber, trackingStatus: 'delivered' } as const;
  for (const { id: accountId } of [mine, other]) {
    const isOurs = accountId === mine.id;
    const lamp = await addPackage(side.db, {
      ...{ accountId, warehouseId, inbound, merchant: { name: 'Lumière & Fils' } },
      description: isOurs ? 'Desk lamp' : 'THEIRS lamp',
    });
    const invoice = await addInvoice(side.db, { accountId, number: isOurs ? 'W-2026-17' : 'W-2026-THEIRS' });
    const asked = { packageIds: [lamp.id], address, options: [], onHold: 'wait' as const };
    const shipment = await side.db.transaction((tx) =>
      placeShipment(tx, { id: accountId, warehouseId }, asked, new Date()),
    );
    if (isOurs) Object.assign(ours, { lamp: lamp.id, invoice: invoice.id, shipment });
  }
  for (let count = 0; count < 6; count++)
    await addPackage(side.db, { accountId: mine.id, warehouseId, description: `Teapot ${count}` });
  current = await side.signIn(email);
});

afterAll(async () => {
  await product.close();
  await side.close();
});

afterEach(() => failing.clear());

async function search(q: string): Promise<ShownSearch> {
  const cookie = `stytch_session=${current.sessionToken}; stytch_session_jwt=${current.sessionJwt}`;
  const address = `http://localhost:3000/bff/search?${new URLSearchParams({ q }).toString()}`;
  const response = await answerBrowserCall(new Request(address, { headers: { cookie } }), 'search');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.status).toBe(200);
  return (await response.json()) as ShownSearch;
}

const group = async (q: string, heading: string) =>
  (await search(q)).groups.find((one) => one.heading === heading)?.items ?? [];

describe('ADR 050: the search across all that the account has', () => {
  it.each([
    ['its number', trackingNumber],
    ['its shop', 'lumière'],
    ['its contents', 'desk la'],
  ])('finds a package by %s', async (_, q) => {
    const items = await group(q, 'Packages');
    expect(items).toEqual([
      {
        icon: 'package',
        title: 'Desk lamp',
        detail: `${trackingNumber} · Lumière & Fils`,
        tag: { label: 'At warehouse', tone: 'warehouse' },
        href: `/packages/${ours.lamp}`,
      },
    ]);
  });

  it('finds an invoice by its number', async () => {
    expect(await group('2026-17', 'Invoices')).toMatchObject([
      { title: 'W-2026-17', detail: '1st May 2026 · $10.00', href: `/invoices/${ours.invoice}` },
    ]);
  });

  it.each([
    ['a number of its packages', trackingNumber],
    ['its city', 'nass'],
    ['its state in the reader’s words', 'quote requested'],
  ])('finds a shipment by %s, once', async (_, q) => {
    expect(await group(q, 'Shipments')).toEqual([
      {
        icon: 'truck',
        title: 'Desk lamp',
        detail: 'Nassau, Bahamas',
        tag: { label: 'Quote requested', tone: 'warehouse' },
        href: `/shipments/${ours.shipment}`,
      },
    ]);
  });

  it('without the ability shipments are not asked for, and packages at the warehouse are listed instead', async () => {
    failing.add('getAccount');
    failing.add('getMyShipments');
    const { groups, problems } = await search('nassau ');
    expect([groups, problems]).toEqual([[], []]);
    const titles = async () => (await group('ship', 'Actions')).map(({ title }) => title);
    expect(await titles()).toContain('See packages at the warehouse');
    failing.clear();
    expect(await titles()).toContain('Ship packages');
  });

  it('shows five of a kind, and leads to all of them', async () => {
    const items = await group('teapot', 'Packages');
    expect(items).toHaveLength(6);
    expect(items.at(-1)).toMatchObject({ title: 'All 6 packages that match', href: '/packages?q=teapot' });
  });

  it('finds pages and actions, in groups of their own before the others', async () => {
    const { groups } = await search('invoices');
    expect(groups.map(({ heading }) => heading)).toEqual(['Pages', 'Actions']);
    expect((await search('')).groups.map(({ heading }) => heading)).toEqual(['Pages', 'Actions']);
  });

  it('security 18: finds nothing of another account', async () => {
    for (const q of ['THEIRS', trackingNumber, 'lamp', 'W-2026'])
      expect(JSON.stringify(await search(q))).not.toContain('THEIRS lamp');
    expect((await search('W-2026-THEIRS')).groups).toEqual([]);
  });

  it('a list that can’t be searched leaves the others, and is named', async () => {
    failing.add('getMyInvoices');
    const { groups, problems } = await search('lamp');
    expect(groups.map(({ heading }) => heading)).toEqual(['Packages', 'Shipments']);
    expect(problems).toEqual([{ title: 'We couldn’t search your invoices', code: 7, message: 'Closed.' }]);
  });

  it('without the account there are the pages that everybody has', async () => {
    failing.add('getAccount');
    expect((await group('account', 'Pages'))[0]).toMatchObject({ title: 'Account', href: '/account' });
  });

  it('takes as much text as the lists do', async () => {
    const cookie = `stytch_session=${current.sessionToken}; stytch_session_jwt=${current.sessionJwt}`;
    const address = `http://localhost:3000/bff/search?q=${'x'.repeat(101)}`;
    const response = await answerBrowserCall(new Request(address, { headers: { cookie } }), 'search');
    expect(await response.json()).toMatchObject({ code: 1010, fields: { q: expect.any(String) as string } });
  });
});
