import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageSchema, type Package } from '@/lib/domain/package/package';
import { declarableStatuses } from '@/lib/domain/package/package-changes';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import type { OpenedDatabase } from '@/server/database';
import { ingestTracker } from '@/server/product-api/tracking/ingest/ingest-tracker';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addPackage, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-10T12:00:00Z');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const lines = [
  { description: 'Wool yarn', quantity: 3, unitValue: usd(1150) },
  { description: 'Needles', quantity: 1, unitValue: usd(899), originCountry: 'GB' },
];

describe.each(databases)('customers’ changes of packages on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let token: string;
  let strangers: string;
  let owner: { accountId: string; warehouseId: string };

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
    const warehouseId = await addWarehouse(opened.db);
    const ada = await addAccount(opened.db, { warehouseId });
    const lin = await addAccount(opened.db, { warehouseId });
    owner = { accountId: ada.id, warehouseId };
    token = await product.tokenOf({ subject: 'user-test-ada', email: ada.email });
    strangers = await product.tokenOf({ subject: 'user-test-lin', email: lin.email });
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const post = (name: string, body: unknown, as = token) => product.call(name, { token: as, body });
  async function done(name: string, body: unknown): Promise<Package> {
    const answer = await post(name, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return packageSchema.strict().parse(answer.body);
  }
  const announce = (body: object) => done('preAlertPackage', body);
  const numberOf = (n: number) => `TBA00000000${String(n).padStart(4, '0')}`;

  describe('preAlertPackage', () => {
    it('creates an expected package with all given details', async () => {
      const made = await announce({
        trackingNumber: '1z 5r8 9390 35 7567127',
        description: 'Knitting',
        merchantName: 'Pennine Wool',
        orderNumber: 'PW-7',
        nickname: 'For Gran',
        contents: lines,
      });
      expect(made).toMatchObject({
        status: 'expected',
        group: 'expected',
        description: 'Knitting',
        nickname: 'For Gran',
        merchant: { name: 'Pennine Wool', orderNumber: 'PW-7' },
        inbound: { carrier: 'ups', trackingNumber: '1Z5R89390357567127', trackingStatus: 'pending' },
        declaredValue: usd(3 * 1150 + 899),
        declarationStatus: 'estimated',
        version: 1,
      });
      const listed = await product.call('getMyPackages', { token, query: { q: 'needles' } });
      expect(listed.body).toMatchObject({ total: 1, packages: [{ id: made.id }] });
    });

    it('detects the carrier, accepts a given one, and accepts a number of unknown format', async () => {
      expect((await announce({ trackingNumber: numberOf(1) })).inbound?.carrier).toBe('amazon');
      const given = await announce({ trackingNumber: numberOf(2), carrier: 'gls_it' });
      expect(given).toMatchObject({
        inbound: { carrier: 'gls_it' },
        description: 'Gls It package ending 000002',
      });
      const odd = await announce({ trackingNumber: 'SHOP-4711' });
      expect(odd).toMatchObject({ inbound: { carrier: 'unknown' }, description: 'Package ending P-4711' });
    });

    it('finding 19: a package is named by its number until it is described, and by its carrier once known', async () => {
      const numbers = ['SHOP-880011', 'SHOP-880012', '1Z5338FF0107231059'];
      const made = await Promise.all(numbers.map((trackingNumber) => announce({ trackingNumber })));
      expect(made.map(({ description }) => description)).toEqual([
        'Package ending 880011',
        'Package ending 880012',
        'UPS package ending 231059',
      ]);
      const [first] = made;
      await ingestTracker(opened.db, {
        account: { id: owner.accountId, warehouseId: owner.warehouseId },
        source: 'webhook',
        now: start,
        tracker: {
          carrier: 'dpd',
          trackingNumber: 'SHOP-880011',
          events: [{ occurredAt: start, status: 'in_transit', message: 'Scan' }],
        },
      });
      const found = await product.call('getMyPackages', { token, query: { q: 'dpd package ending 880011' } });
      expect(found.body).toMatchObject({ total: 1, packages: [{ id: first?.id }] });
    });

    it('returns the same package for the same number in another spelling, and for twenty concurrent calls', async () => {
      const one = await announce({ trackingNumber: numberOf(3) });
      expect(await announce({ trackingNumber: numberOf(3).toLowerCase(), nickname: 'Again' })).toEqual(one);
      const number = numberOf(4);
      const many = await Promise.all(Array.from({ length: 20 }, () => announce({ trackingNumber: number })));
      expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    });

    it('1010 names the number of a package that is past being expected', async () => {
      const { inbound, reference } = await addPackage(opened.db, { ...owner, status: 'delivered' });
      const answer = await post('preAlertPackage', { trackingNumber: inbound?.trackingNumber });
      expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
      expect(answer.body.fields).toEqual({
        trackingNumber: `Package ${reference} already has this tracking number. Status: Delivered`,
      });
    });

    it('two customers may expect the same number, each a package of their own', async () => {
      const mine = await announce({ trackingNumber: numberOf(5) });
      const theirs = await post('preAlertPackage', { trackingNumber: numberOf(5) }, strangers);
      expect(theirs.status).toBe(200);
      expect(theirs.body.id).not.toBe(mine.id);
    });

    it('the carrier’s report reaches the announced package, even from another carrier', async () => {
      const made = await announce({ trackingNumber: numberOf(6) });
      const tell = (carrier: string, message: string) =>
        ingestTracker(opened.db, {
          account: { id: owner.accountId, warehouseId: owner.warehouseId },
          tracker: {
            carrier,
            trackingNumber: numberOf(6),
            events: [{ occurredAt: start, status: 'in_transit', message }],
          },
          source: 'webhook',
          now: start,
        });
      expect(await tell('dhl_parcel_de', 'On its way')).toMatchObject({
        packageIds: [made.id],
        newEvents: 1,
      });
      const { body } = await product.call('getMyPackage', { token, query: { id: made.id } });
      expect(body).toMatchObject({ inbound: { carrier: 'dhl_parcel_de', trackingStatus: 'in_transit' } });
      // Once a carrier has scanned it, another carrier's shipment with this number is a different one.
      expect((await tell('ups', 'Elsewhere')).packageIds).not.toContain(made.id);
    });

    const bad: [string, object, string][] = [
      ['a short number', { trackingNumber: 'AB1' }, 'trackingNumber'],
      ['a number with other signs', { trackingNumber: 'AB1234!' }, 'trackingNumber'],
      ['no number', {}, 'trackingNumber'],
      ['a field that is none', { trackingNumber: 'AB1234', status: 'received' }, 'status'],
      ['a carrier that is no slug', { trackingNumber: 'AB1234', carrier: 'D H L' }, 'carrier'],
      ['a long nickname', { trackingNumber: 'AB1234', nickname: 'x'.repeat(61) }, 'nickname'],
    ];
    it.each(bad)('1010 for %s', async (_, body, field) => {
      const answer = await post('preAlertPackage', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
      expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    });
  });

  describe('declarePackage', () => {
    const declaration = (id: string, more: object = {}) => ({
      id,
      version: 1,
      contents: lines,
      declarationStatus: 'confirmed',
      ...more,
    });

    it.each(packageStatuses)(
      'in the state %s: allowed until it is being prepared, else 1042',
      async (status) => {
        const { id } = await addPackage(opened.db, { ...owner, status });
        const answer = await post('declarePackage', declaration(id));
        if (!declarableStatuses.has(status)) {
          expect(answer).toMatchObject({ status: 400, body: { code: 1042 } });
          return;
        }
        expect(answer).toMatchObject({
          status: 200,
          body: {
            status,
            contents: lines,
            declaredValue: usd(4349),
            declarationStatus: 'confirmed',
            version: 2,
          },
        });
      },
    );

    it('answers the request: the package leaves “Action needed”', async () => {
      const nextAction = { code: 'declare_contents', label: 'Declare contents' };
      const { id } = await addPackage(opened.db, { ...owner, nextAction });
      const declared = await done('declarePackage', declaration(id));
      expect(declared.group).toBe('at_warehouse');
      expect(declared.nextAction).toBeUndefined();
    });

    it('another requested action stays', async () => {
      const nextAction = { code: 'choose_shipping', label: 'Choose a shipping method' };
      const { id } = await addPackage(opened.db, { ...owner, nextAction });
      expect((await done('declarePackage', declaration(id))).nextAction).toEqual(nextAction);
    });

    it('1041 for a version that is not the stored one, and nothing is changed', async () => {
      const { id } = await addPackage(opened.db, owner);
      await done('declarePackage', declaration(id));
      const late = declaration(id, { contents: lines.slice(1) });
      expect(await post('declarePackage', late)).toMatchObject({ status: 400, body: { code: 1041 } });
      expect((await product.call('getMyPackage', { token, query: { id } })).body.contents).toEqual(lines);
    });

    it('of two concurrent changes one wins', async () => {
      const { id } = await addPackage(opened.db, owner);
      const both = await Promise.all([1, 2].map(() => post('declarePackage', declaration(id))));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    const line = { description: 'Yarn', quantity: 1, unitValue: usd(100) };
    const bad: [string, object, string][] = [
      ['nothing', { contents: [] }, 'contents'],
      ['101 lines', { contents: Array.from({ length: 101 }, () => line) }, 'contents'],
      ['a line without words', { contents: [{ ...line, description: ' ' }] }, 'contents.0.description'],
      ['none of a thing', { contents: [{ ...line, quantity: 0 }] }, 'contents.0.quantity'],
      ['a value below 0', { contents: [{ ...line, unitValue: usd(-1) }] }, 'contents.0.unitValue.amount'],
      [
        'two currencies',
        { contents: [line, { ...line, unitValue: { amount: 1, currency: 'EUR' } }] },
        'contents',
      ],
      ['taking it back', { declarationStatus: 'missing' }, 'declarationStatus'],
    ];
    it.each(bad)('1010 for %s', async (_, more, field) => {
      const { id } = await addPackage(opened.db, owner);
      const answer = await post('declarePackage', declaration(id, more));
      expect(answer).toMatchObject({ status: 400, body: { code: 1010 } });
      expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    });
  });

  describe('setPackageNickname', () => {
    it('names a package in any state, makes it searchable by that, and removes the name again', async () => {
      const { id } = await addPackage(opened.db, { ...owner, status: 'delivered' });
      expect((await done('setPackageNickname', { id, nickname: ' Dad’s radio ' })).nickname).toBe(
        'Dad’s radio',
      );
      const found = await product.call('getMyPackages', { token, query: { q: 'dad’s radio' } });
      expect(found.body).toMatchObject({ total: 1, packages: [{ id }] });
      expect((await done('setPackageNickname', { id, nickname: '' })).nickname).toBeUndefined();
    });

    it('the same name again changes nothing', async () => {
      const { id } = await addPackage(opened.db, owner);
      const named = await done('setPackageNickname', { id, nickname: 'Desk' });
      expect(await done('setPackageNickname', { id, nickname: 'Desk' })).toEqual(named);
    });
  });

  const changes: [string, (id: string) => object][] = [
    ['declarePackage', (id) => ({ id, version: 1, contents: lines, declarationStatus: 'estimated' })],
    ['setPackageNickname', (id) => ({ id, nickname: 'Mine' })],
  ];
  it.each(changes)(
    'security 18: %s of another’s package answers as for one that does not exist',
    async (name, bodyOf) => {
      const { id } = await addPackage(opened.db, owner);
      const theirs = await post(name, bodyOf(id), strangers);
      const none = await post(name, bodyOf('pkg_00000000000000000000000000000000'), strangers);
      expect(theirs).toMatchObject({ status: 400, body: { code: 1001 } });
      expect(theirs.body).toEqual(none.body);
      const kept = await product.call('getMyPackage', { token, query: { id } });
      expect(kept.body).toMatchObject({ version: 1, contents: [] });
    },
  );

  it.each([
    ['preAlertPackage', { trackingNumber: 'AB1234' }],
    ['declarePackage', {}],
    ['setPackageNickname', {}],
  ])('a suspended account may not %s: 1040', async (name, body) => {
    const { warehouseId } = owner;
    const { email } = await addAccount(opened.db, { warehouseId, status: 'suspended' });
    const suspended = await product.tokenOf({ subject: `user-${email}`, email });
    expect(await post(name, body, suspended)).toMatchObject({ status: 400, body: { code: 1040 } });
  });
});
