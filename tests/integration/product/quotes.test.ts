import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteSchema, type Quote } from '@/lib/domain/rates/quote';
import type { RateSet } from '@/lib/domain/rates/rate-set';
import { schema, type OpenedDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { addRateSet } from '@/server/database/repositories/rates/rate-sets';
import { exampleRates } from '@/server/demo-data/example-rates';
import { forgetOld } from '@/server/events/retention';
import { readQuote } from '@/server/product-api/rates/kept-quotes';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addInvoice, addPackage, addWarehouse } from '@/tests/support/product-data';

const start = new Date('2026-05-10T12:00:00Z');
const day = 24 * 60 * 60;
const usd = (amount: number) => ({ amount, currency: 'USD' });

const nassau = { name: 'Ada Whitfield', line1: '14 Eastern Road', locality: 'Nassau', countryCode: 'BS' };
const london = {
  name: 'Ada Whitfield',
  line1: '218 Walworth Road',
  locality: 'London',
  postalCode: 'SE17 1JE',
  countryCode: 'GB',
};

const declared = {
  weight: 1200,
  dimensions: { length: 300, width: 200, height: 100 },
  contents: [{ description: 'Books', quantity: 2, unitValue: usd(1500) }],
  declaredValue: usd(3000),
  declarationStatus: 'confirmed' as const,
};

describe.each(databases)('quotes on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;

  beforeAll(async () => {
    opened = await open();
    product = await startProduct(opened.db, start);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const rates = (warehouseId: string, given: Partial<RateSet> = {}) =>
    addRateSet(opened.db, {
      id: newId('rts'),
      warehouseId,
      rates: { ...exampleRates, ...given },
      createdAt: product.clock(),
    });

  /** A customer of a warehouse with the example's rates. */
  async function customer({ given, status }: { given?: Partial<RateSet> | null; status?: 'suspended' } = {}) {
    const warehouseId = await addWarehouse(opened.db);
    if (given !== null) await rates(warehouseId, given);
    const account = await addAccount(opened.db, {
      warehouseId,
      shippingAddresses: [nassau],
      ...(status && { status }),
    });
    const token = () => product.tokenOf({ subject: `user-${account.id}`, email: account.email });
    const owner = { accountId: account.id, warehouseId };
    const post = async (body: unknown) => product.call('quoteShipment', { token: await token(), body });
    return {
      owner,
      post,
      add: async (more: object = {}) => (await addPackage(opened.db, { ...owner, ...declared, ...more })).id,
      quote: async (body: object): Promise<Quote> => {
        const answer = await post(body);
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        return quoteSchema.strict().parse(answer.body);
      },
      read: (quoteId: string) =>
        readQuote(opened.db, quoteId, {
          account: { id: account.id, warehouseId },
          now: product.clock(),
        }),
      client: async () => product.client(await token()),
    };
  }

  it('gives each service’s price line by line, to one of the account’s addresses', async () => {
    const ada = await customer();
    const packageIds = [await ada.add()];
    const quote = await ada.quote({ packageIds, address: nassau });
    expect(quote).toMatchObject({
      id: expect.stringMatching(/^qte_/) as string,
      packageIds,
      address: nassau,
      consolidate: false,
      extras: { repack: false, insurance: false, photos: false },
      offers: ['consolidation', 'repack', 'insurance', 'photos'],
      unavailable: [],
    });
    const [express, postal, sea] = quote.options;
    // 1200 g are 3 lb; its minimum is below; 18.5 % of $34.50 is $6.3825.
    expect(express).toMatchObject({
      service: 'express',
      transitDays: { from: 1, to: 2 },
      total: usd(3450 + 638 + 350),
      marks: ['fastest'],
    });
    expect(express?.lines.map(({ amount }) => amount.amount)).toEqual([3450, 638, 350]);
    expect(postal?.total).toEqual(usd(3 * 820 + 350));
    expect(sea).toMatchObject({ total: usd(1500 + 135 + 500), marks: ['cheapest'] });
  });

  it('the portal’s own client reads the answer', async () => {
    const ada = await customer();
    const packageIds = [await ada.add(), await ada.add()];
    const client = await ada.client();
    const quote = await client.quoteShipment({ packageIds, address: london, extras: { insurance: true } });
    expect(quote.consolidate).toBe(true);
    expect(quote.options.map(({ service }) => service)).toEqual(['express', 'postal']);
    expect(quote.options.every(({ consolidationSaves }) => (consolidationSaves?.amount ?? 0) > 0)).toBe(true);
    expect(quote.unavailable).toEqual([
      { service: 'sea', carrier: 'waybill', name: 'Sea freight', reason: { code: 'ask_for_quote' } },
    ]);
    const apart = await client.quoteShipment({ packageIds, address: london, consolidate: false });
    const [one] = apart.options;
    expect(one?.lines.flatMap(({ packageId }) => packageId ?? [])).toEqual(
      expect.arrayContaining(packageIds),
    );
  });

  it('a new address follows the rules of its country; 1010 names the part', async () => {
    const ada = await customer();
    const packageIds = [await ada.add()];
    const answer = await ada.post({ packageIds, address: { ...london, postalCode: 'nowhere' } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 1010, fields: { 'address.postalCode': expect.stringContaining('EC1Y 8SY') as string } },
    });
    const many = Array.from({ length: 51 }, () => newId('pkg'));
    for (const [ids, message] of [
      [[], 'Choose at least one package'],
      [many, 'Choose at most 50 packages'],
      [[packageIds[0], packageIds[0]], 'Choose each package once'],
    ] as const) {
      const { body } = await ada.post({ packageIds: ids, address: nassau });
      expect(body).toMatchObject({ code: 1010, fields: { packageIds: message } });
    }
  });

  it('1001 for another account’s package, 1042 for one that is not at the warehouse, 1040 when suspended', async () => {
    const [ada, lin] = [await customer(), await customer({ status: 'suspended' })];
    const [own, others] = [await ada.add(), await lin.add()];
    const ask = (packageIds: string[]) => ada.post({ packageIds, address: nassau });
    const theirs = await ask([own, others]);
    expect(theirs).toMatchObject({ status: 400, body: { code: 1001 } });
    expect((await ask([own, 'pkg_none'])).body).toEqual(theirs.body);
    const gone = await ask([await ada.add({ status: 'shipped', reference: 'WB-GONE' })]);
    expect(gone).toMatchObject({
      status: 400,
      body: { code: 1042, message: expect.stringContaining('WB-GONE') as string },
    });
    expect(await lin.post({ packageIds: [others], address: nassau })).toMatchObject({
      status: 400,
      body: { code: 1040 },
    });
  });

  it('what keeps every service from taking it is a reason, not an error', async () => {
    const ada = await customer();
    const reasons = async (packageIds: string[]) => {
      const { options, unavailable } = await ada.quote({ packageIds, address: nassau });
      expect(options).toEqual([]);
      const [first] = unavailable;
      expect(unavailable.map(({ reason }) => reason)).toEqual(unavailable.map(() => first?.reason));
      return first?.reason;
    };
    const [fine, undeclared] = [
      await ada.add(),
      await ada.add({ contents: [], declarationStatus: 'missing', declaredValue: null }),
    ];
    expect(await reasons([fine, undeclared])).toEqual({
      code: 'declaration_missing',
      packageIds: [undeclared],
    });
    const held = await ada.add({ status: 'on_hold' });
    expect(await reasons([held])).toEqual({ code: 'on_hold', packageIds: [held] });
    // The 10th of May is over in no place of the customer's calendar: due that day is not late.
    await addInvoice(opened.db, { accountId: ada.owner.accountId, total: 900, dueDate: '2026-05-10' });
    expect((await ada.quote({ packageIds: [fine], address: nassau })).options).toHaveLength(3);
    await addInvoice(opened.db, {
      accountId: ada.owner.accountId,
      total: 1000,
      amountPaid: 250,
      dueDate: '2026-05-09',
    });
    expect(await reasons([fine])).toEqual({ code: 'past_due', amount: usd(750) });
    const { unavailable } = await ada.quote({ packageIds: [held, undeclared], address: nassau });
    expect(unavailable.map(({ reason, reasons: all }) => [reason, ...(all ?? [])])).toEqual(
      unavailable.map(() => [
        { code: 'past_due', amount: usd(750) },
        { code: 'past_due', amount: usd(750) },
        { code: 'on_hold', packageIds: [held] },
        { code: 'declaration_missing', packageIds: [undeclared] },
      ]),
    );
    expect(unavailable).toHaveLength(3);
  });

  it('a warehouse without rates answers without services', async () => {
    const ada = await customer({ given: null });
    const quote = await ada.quote({ packageIds: [await ada.add()], address: nassau });
    expect(quote).toMatchObject({ options: [], unavailable: [], offers: [] });
  });

  it('the rates of the warehouse’s day count, the ones that began last before others', async () => {
    const [sea] = exampleRates.services.slice(-1);
    const cheaper = {
      services: sea ? [{ ...sea, handlingFee: 0 }] : [],
      validFrom: '2026-05-10',
      validTo: '2026-05-10',
    };
    const ada = await customer();
    await rates(ada.owner.warehouseId, cheaper);
    const packageIds = [await ada.add()];
    const services = async () =>
      (await ada.quote({ packageIds, address: nassau })).options.map(({ service }) => service);
    expect(await services()).toEqual(['sea']);
    // 03:30 of the 11th in UTC is half an hour before midnight in New York.
    product.advance(15.5 * 60 * 60);
    expect(await services()).toEqual(['sea']);
    product.advance(60 * 60);
    expect(await services()).toEqual(['express', 'postal', 'sea']);
  });

  it('1043 after 300 quotes in an hour, of this account alone, and for no longer', async () => {
    const [ada, lin] = [await customer(), await customer()];
    const [own, others] = [await ada.add(), await lin.add()];
    // A refused one counts as well: it is work, too.
    for (let n = 1; n < 300; n++)
      expect((await ada.post({ packageIds: ['pkg_none'], address: nassau })).body).toMatchObject({
        code: 1001,
      });
    expect((await ada.quote({ packageIds: [own], address: nassau })).options).not.toEqual([]);
    expect(await ada.post({ packageIds: [own], address: nassau })).toMatchObject({
      status: 400,
      body: {
        code: 1043,
        retryAfter: 3600,
        message: expect.stringContaining('many prices') as string,
      },
    });
    expect((await lin.quote({ packageIds: [others], address: nassau })).options).not.toEqual([]);
    product.advance(60 * 60);
    expect((await ada.quote({ packageIds: [own], address: nassau })).options).not.toEqual([]);
  });

  describe('readQuote', () => {
    it('gives back the quote as it was answered, for as many days as the warehouse says', async () => {
      const ada = await customer({ given: { quoteDays: 3 } });
      const packageIds = [await ada.add()];
      const quote = await ada.quote({ packageIds, address: nassau });
      expect(await ada.read(quote.id)).toEqual(quote);
      product.advance(3 * day - 1);
      // Such a quote holds although the rates have changed.
      await rates(ada.owner.warehouseId, { services: [] });
      expect(await ada.read(quote.id)).toEqual(quote);
      product.advance(1);
      await expect(ada.read(quote.id)).rejects.toMatchObject({
        code: 1041,
        message: 'This quote is no longer valid. Ask for a new one.',
      });
    });

    it('without a span it holds until other rates count, and 30 days at most', async () => {
      const ada = await customer({ given: { quoteDays: null } });
      const packageIds = [await ada.add()];
      const quote = await ada.quote({ packageIds, address: nassau });
      const tomorrow = new Date(product.clock().getTime() + day * 1000).toISOString().slice(0, 10);
      await rates(ada.owner.warehouseId, { quoteDays: null, validFrom: tomorrow });
      expect(await ada.read(quote.id)).toEqual(quote);
      product.advance(2 * day);
      await expect(ada.read(quote.id)).rejects.toMatchObject({
        code: 1041,
        message: 'The rates have changed since this quote. Ask for a new one.',
      });
      const next = await ada.quote({ packageIds, address: nassau });
      product.advance(30 * day);
      await expect(ada.read(next.id)).rejects.toMatchObject({ code: 1041 });
    });

    it('ends when a package has changed: what was declared, or what it weighs', async () => {
      const ada = await customer();
      const [id, other] = [await ada.add(), await ada.add()];
      const quote = await ada.quote({ packageIds: [id, other], address: nassau });
      const { packages } = schema;
      await opened.db.update(packages).set({ nickname: 'For Gran' }).where(eq(packages.id, id));
      expect(await ada.read(quote.id)).toEqual(quote);
      const contents = [{ description: 'Batteries', quantity: 1, unitValue: usd(3000) }];
      for (const change of [{ contents }, { contents: [...declared.contents], weight: 1201 }]) {
        await opened.db.update(packages).set(change).where(eq(packages.id, id));
        await expect(ada.read(quote.id)).rejects.toMatchObject({
          code: 1041,
          message: 'A package has changed since this quote. Ask for a new one.',
        });
      }
    });

    it('1001 for another account’s quote, as for one that does not exist', async () => {
      const [ada, lin] = [await customer(), await customer()];
      const quote = await ada.quote({ packageIds: [await ada.add()], address: nassau });
      for (const id of [quote.id, 'qte_none'])
        await expect(lin.read(id)).rejects.toMatchObject({
          code: 1001,
          message: 'This quote could not be found.',
        });
    });
  });

  it('quotes are deleted after 90 days', async () => {
    const ada = await customer();
    const quote = await ada.quote({ packageIds: [await ada.add()], address: nassau });
    const there = async () =>
      (await opened.db.select().from(schema.quotes).where(eq(schema.quotes.id, quote.id))).length;
    const after = (days: number) => new Date(product.clock().getTime() + days * day * 1000);
    await forgetOld(opened.db, after(89));
    expect(await there()).toBe(1);
    while (await forgetOld(opened.db, after(91)));
    expect(await there()).toBe(0);
  });
});
