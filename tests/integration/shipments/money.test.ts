import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { invoiceSchema, type StoredLine } from '@/lib/domain/billing/invoice';
import { chargesSchema } from '@/lib/domain/shipment/charges';
import { shipmentSchema } from '@/lib/domain/shipment/shipment';
import type { Quote } from '@/lib/domain/rates/quote';
import type { RateSet } from '@/lib/domain/rates/rate-set';
import { schema } from '@/server/database';
import { newId } from '@/server/database/ids';
import { addRateSet } from '@/server/database/repositories/rates/rate-sets';
import { rateSets } from '@/tests/support/a-rate-set';
import { line } from './harness';
import { describeShipments } from './suite';

const berlin = {
  name: 'Ada Whitfield',
  line1: 'Torstraße 1',
  locality: 'Berlin',
  postalCode: '10119',
  countryCode: 'DE',
};

/** What a warehouse changes of an estimate when it packs: the price of a line, a line left out, one more line. */
const changes = fc.record({
  prices: fc.array(fc.integer({ min: -500, max: 5000 }), { maxLength: 12 }),
  leftOut: fc.option(fc.nat(11), { nil: undefined }),
  handling: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
});
type Changes = typeof changes extends fc.Arbitrary<infer T> ? T : never;

const sum = (amounts: readonly { amount: { amount: number } }[]) =>
  amounts.reduce((total, { amount }) => total + amount.amount, 0);

/** A shipment that has been packed, and agreed to. */
const chargedSchema = shipmentSchema.required({ final: true, invoice: true });

function expectToAddUp({ lines, taxes, subtotal, total }: z.infer<typeof chargesSchema>) {
  expect(subtotal.amount).toBe(sum(lines));
  expect(total.amount).toBe(sum(lines) + sum(taxes));
}

describeShipments('what a shipment costs', ({ shipments, database }) => {
  /** A customer whose packages have these weights, in grams, at a warehouse with these rates. */
  async function party(weights: readonly number[], rates: RateSet) {
    const ada = await shipments().party(weights.length);
    const set = { warehouseId: ada.wms.warehouseId, rates, createdAt: shipments().clock() };
    await addRateSet(database(), { ...set, id: newId('rts') });
    const worth = { amount: 2500, currency: 'USD' };
    const contents = [{ description: 'Book', quantity: 1, unitValue: worth }];
    for (const [index, weight] of weights.entries()) {
      await database()
        .update(schema.packages)
        .set({ weight, contents, declaredValue: worth, declarationStatus: 'confirmed' })
        .where(eq(schema.packages.id, ada.packageIds[index] ?? ''));
    }
    return ada;
  }

  /** The lines of an estimate as a warehouse sends them back, with its changes. */
  async function packedLines(estimate: readonly StoredLine[], { prices, leftOut, handling }: Changes) {
    const rows = await Promise.all(
      estimate.map(async ({ packageId, unitPrice, amount: _, ...given }, index) => ({
        ...given,
        unitPrice: Math.max(0, unitPrice.amount + (prices[index] ?? 0)),
        ...(packageId !== undefined && { packageReference: await shipments().referenceOf(packageId) }),
      })),
    );
    const kept = rows.length > 1 ? rows.filter((_, index) => index !== leftOut) : rows;
    return handling === undefined ? kept : [...kept, line(handling, { kind: 'handling' })];
  }

  it('is to the cent what was quoted, what is charged, and what is invoiced, by any rates', async () => {
    let invoiced = 0;
    const weights = fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(rateSets, weights, changes, fc.nat(3), async (rates, grams, changed, choice) => {
        const ada = await party(grams, rates);
        const asked = await ada.call('quoteShipment', { packageIds: ada.packageIds, address: berlin });
        expect(asked.status, JSON.stringify(asked.body)).toBe(200);
        const quote = asked.body as unknown as Quote;
        const option = quote.options[choice % Math.max(1, quote.options.length)];
        if (!option) return;
        expectToAddUp(option);

        const chosen = { id: quote.id, service: option.service };
        const { body: requested } = await ada.ask({ address: berlin, quote: chosen });
        expect(requested.estimate?.total).toEqual(option.total);

        const { id } = requested;
        await ada.tell('moveShipment', { id, status: 'processing' });
        const lines = await packedLines(option.lines as StoredLine[], changed);
        const packed = await ada.tell('packShipment', { id, weight: 4200, lines });
        expect(packed.status, JSON.stringify(packed.body)).toBe(200);
        const waiting = await ada.read(id);
        if (waiting.ask === 'confirm') {
          expect(waiting.invoice).toBeUndefined();
          await ada.call('confirmShipment', { id, version: waiting.version });
        }

        const { final, differences = [], invoice } = chargedSchema.parse(await ada.read(id));
        expectToAddUp(final);
        const differ = differences.reduce((all, one) => all + one.final.amount - one.estimated.amount, 0);
        expect(differ).toBe(final.total.amount - option.total.amount);
        expect(invoice.amountDue).toEqual(final.total);
        const sent = invoiceSchema.parse(await ada.get('getMyInvoice', { id: invoice.id }));
        expect(chargesSchema.parse(sent)).toEqual(final);
        invoiced += 1;
      }),
      { numRuns: 20 },
    );
    expect(invoiced).toBeGreaterThan(5);
  });
});
