import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceLineSchema } from '@/lib/domain/billing/invoice';
import { lineAmount, totalsOf } from '@/lib/domain/billing/invoice-math';
import { billedWeight, volumetricWeight } from '@/lib/domain/rates/billed-weight';
import { priceShipment, type PricedOption } from '@/lib/domain/rates/price-shipment';
import { quoteOptionSchema, unavailableServiceSchema } from '@/lib/domain/rates/quote';
import { aPackage, aRateSet, aService, aShipment, rateSets, shipments } from '@/tests/support/a-rate-set';

const only = (...given: Parameters<typeof priceShipment>): PricedOption => {
  const { options, unavailable } = priceShipment(...given);
  expect(unavailable).toEqual([]);
  const [option] = options;
  if (!option) throw new Error('There is no option');
  return option;
};
const sum = (amounts: { amount: { amount: number } }[]) =>
  amounts.reduce((total, { amount }) => total + amount.amount, 0);
const linesOf = ({ lines }: PricedOption) =>
  lines.map(({ kind, description, quantity, unit, unitPrice, amount }) => [
    ...[kind, description, quantity, unit, unitPrice.amount, amount.amount],
  ]);

/** Many rates price no shipment: of a hundred, less than half as many options as shipments came once in 300 runs. */
const runs = { numRuns: 400 };

describe('any shipment by any rates', () => {
  it('the total is that of its lines and taxes, to the cent, and of an invoice of the same lines', () => {
    let priced = 0;
    fc.assert(
      fc.property(shipments, rateSets, (shipment, rates) => {
        for (const option of priceShipment(shipment, rates).options) {
          const { lines, subtotal, taxes, total } = option;
          expect(subtotal.amount).toBe(sum(lines));
          expect(total.amount).toBe(sum(lines) + sum(taxes));
          expect(totalsOf(lines, 'USD')).toEqual({ taxes, subtotal: subtotal.amount, total: total.amount });
          for (const line of lines) {
            expect(line.amount.amount).toBe(lineAmount(line.quantity, line.unitPrice.amount));
            invoiceLineSchema.strict().parse(line);
          }
          quoteOptionSchema.strict().parse(option);
          priced += 1;
        }
      }),
      runs,
    );
    expect(priced).toBeGreaterThan(200);
  });

  it('without tax the total is exactly the sum of the lines', () => {
    fc.assert(
      fc.property(shipments, rateSets, (shipment, rates) => {
        const untaxed = { ...rates, tax: { category: 'G', rate: 0 } };
        for (const { lines, total } of priceShipment(shipment, untaxed).options)
          expect(total.amount).toBe(sum(lines));
      }),
    );
  });

  it('each service is an option or has a reason, in the order of the rates', () => {
    fc.assert(
      fc.property(shipments, rateSets, (shipment, rates) => {
        const { options, unavailable } = priceShipment(shipment, rates);
        const codes = [...options, ...unavailable].map(({ service }) => service);
        expect(codes.toSorted()).toEqual(rates.services.map(({ code }) => code));
        for (const one of unavailable) {
          const { reason, reasons = [reason] } = unavailableServiceSchema.strict().parse(one);
          expect(reasons[0]).toEqual(reason);
        }
      }),
    );
  });

  it('within a weight break a heavier parcel never costs less', () => {
    const weights = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }));
    let compared = 0;
    fc.assert(
      fc.property(rateSets, weights, (rates, [one, other]) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((weight) =>
          priceShipment(aShipment({ packages: [aPackage({ weight, dimensions: undefined })] }), rates),
        );
        for (const service of rates.services) {
          const breakOf = (grams: number) =>
            service.lanes[0]?.breaks.find(({ upTo }) => billedWeight(grams, service) <= upTo);
          if (breakOf(one) !== breakOf(other)) continue;
          const totals = [light, heavy].map(
            (priced) => priced?.options.find((option) => option.service === service.code)?.total.amount,
          );
          if (totals[0] === undefined || totals[1] === undefined) continue;
          expect(totals[0]).toBeLessThanOrEqual(totals[1]);
          compared += 1;
        }
      }),
      runs,
    );
    expect(compared).toBeGreaterThan(80);
  });

  it('one is the cheapest and one the fastest of several', () => {
    fc.assert(
      fc.property(shipments, rateSets, (shipment, rates) => {
        const { options } = priceShipment(shipment, rates);
        const [cheapest, ...rest] = options.filter(({ marks }) => marks.includes('cheapest'));
        const [fastest, ...others] = options.filter(({ marks }) => marks.includes('fastest'));
        expect([rest, others]).toEqual([[], []]);
        expect([cheapest, fastest].includes(undefined)).toBe(options.length < 2);
        for (const { total, transitDays } of cheapest && fastest ? options : []) {
          expect(cheapest?.total.amount).toBeLessThanOrEqual(total.amount);
          expect(fastest?.transitDays.to).toBeLessThanOrEqual(transitDays.to);
        }
      }),
    );
  });

  it('what consolidation saves is the difference of both ways, whichever is asked for', () => {
    fc.assert(
      fc.property(shipments, rateSets, (shipment, rates) => {
        const [apart, together] = [false, true].map((consolidate) =>
          priceShipment({ ...shipment, consolidate }, rates),
        );
        for (const { service, total, consolidationSaves } of apart?.options ?? []) {
          const other = together?.options.find((option) => option.service === service);
          const saves = shipment.packages.length > 1 && other ? total.amount - other.total.amount : 0;
          expect(consolidationSaves?.amount ?? 0).toBe(Math.max(0, saves));
          if (other) expect(other.consolidationSaves).toEqual(consolidationSaves);
        }
      }),
    );
  });
});

describe('the billed weight', () => {
  it.each([
    [1, { unit: 'kg', step: 500 } as const, 500],
    [500, { unit: 'kg', step: 500 } as const, 500],
    [501, { unit: 'kg', step: 500 } as const, 1000],
    [453, { unit: 'lb', step: 1000 } as const, 1000],
    // A pound is 453.59237 g.
    [454, { unit: 'lb', step: 1000 } as const, 2000],
    [45_359_237, { unit: 'lb', step: 1000 } as const, 100_000_000],
    [45_359_238, { unit: 'lb', step: 1000 } as const, 100_001_000],
  ])('%d g by %o are %d thousandths', (grams, service, thousandths) => {
    expect(billedWeight(grams, service)).toBe(thousandths);
  });

  it('is the least multiple of the step that is no lighter, in exact arithmetic', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom('lb' as const, 'kg' as const),
        fc.constantFrom(100, 250, 500, 1000),
        (grams, unit, step) => {
          const billed = billedWeight(grams, { unit, step });
          const size = unit === 'lb' ? 45_359_237n : 100_000_000n;
          const weighs = (thousandths: number) => BigInt(thousandths) * size;
          expect(billed % step).toBe(0);
          expect(weighs(billed) >= BigInt(grams) * 100_000_000n).toBe(true);
          expect(weighs(billed - step) < BigInt(grams) * 100_000_000n).toBe(true);
        },
      ),
    );
  });

  it('is by size where that is more, by the service’s own divisor', () => {
    expect(volumetricWeight(4_000_000, { divisor: 5000 })).toBe(800);
    expect(volumetricWeight(4_000_001, { divisor: 5000 })).toBe(801);
    const large = aShipment({
      packages: [aPackage({ dimensions: { length: 400, width: 300, height: 250 } })],
    });
    expect(linesOf(only(large, aRateSet()))).toEqual([
      ['shipping', 'DHL Express Worldwide', 6, 'kg', 800, 4800],
    ]);
    const service = aService({ divisor: 6000 });
    expect(only(large, aRateSet({ services: [service] })).total.amount).toBe(4000);
  });
});

it('a parcel that weighs nothing on the scale is billed as the lightest', () => {
  const shipment = aShipment({ packages: [aPackage({ weight: 0, dimensions: undefined })] });
  expect(only(shipment, aRateSet()).lines[0]?.calc).toMatchObject({
    inputs: { weight: 0, billed: { quantity: 0.5, unit: 'kg' } },
  });
});

describe('the lines of an option', () => {
  const service = aService({
    fuelPercent: 12.5,
    handlingFee: 300,
    lanes: aService().lanes.map((lane) => ({ ...lane, minimum: 1500 })),
  });
  const rates = aRateSet({
    services: [service],
    zones: [{ code: 'europe', name: 'Europe', countries: ['GB'], customsFee: 900 }],
    remoteAreas: [{ countryCode: 'GB', from: 'IV', to: 'IV', price: 2500, service: null }],
    consolidation: { price: 250, volumePercent: 80 },
  });
  const inverness = { countryCode: 'GB', postalCode: 'IV2 3BW' };
  const all = { repack: true, insurance: true, photos: true };

  it('name every charge of one package, with its reason', () => {
    const option = only(aShipment({ destination: inverness, extras: all }), rates);
    expect(linesOf(option)).toEqual([
      ['shipping', 'DHL Express Worldwide', 1.5, 'kg', 800, 1200],
      ['adjustment', 'Up to the minimum charge', 1, 'parcel', 300, 300],
      // 12.5 % of $15.00 is $1.875.
      ['shipping', 'Fuel surcharge', 1, 'parcel', 188, 188],
      ['handling', 'Remote area', 1, 'parcel', 2500, 2500],
      ['handling', 'Handling', 1, 'parcel', 300, 300],
      ['handling', 'Customs papers', 1, 'parcel', 900, 900],
      ['repack', 'Repacking', 1, 'package', 600, 600],
      ['photos', 'Photos of the contents', 1, 'package', 150, 150],
      ['insurance', 'Transit insurance', 1, 'policy', 200, 200],
    ]);
    expect(option.lines[0]?.calc).toEqual({
      code: 'billed_weight',
      inputs: {
        weight: 1200,
        dimensions: { length: 200, width: 200, height: 100 },
        dimensionalWeight: 800,
        billed: { quantity: 1.5, unit: 'kg' },
      },
    });
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    expect(option.lines[2]?.calc).toEqual({
      code: 'percentage',
      inputs: { percent: 12.5, of: 'shipping', base: usd(1500) },
    });
    expect(option.lines.at(-1)?.calc).toEqual({
      code: 'percentage',
      inputs: { percent: 1.5, of: 'declared_value', base: usd(2500), minimum: usd(200) },
    });
  });

  it('consolidation: all weights and what the rule leaves of the volumes are one parcel', () => {
    const packages = [aPackage(), aPackage({ weight: 900 }), aPackage({ dimensions: undefined })];
    const shipment = aShipment({ packages, destination: inverness, consolidate: true });
    const option = only(shipment, rates);
    expect(linesOf(option)).toEqual([
      ['shipping', 'DHL Express Worldwide', 3.5, 'kg', 800, 2800],
      ['shipping', 'Fuel surcharge', 1, 'parcel', 350, 350],
      ['handling', 'Remote area', 1, 'parcel', 2500, 2500],
      ['handling', 'Handling', 1, 'parcel', 300, 300],
      ['handling', 'Customs papers', 1, 'parcel', 900, 900],
      ['consolidation', 'Consolidation', 3, 'package', 250, 750],
    ]);
    expect(option.lines[0]).not.toHaveProperty('packageId');
    expect(option.lines[0]?.calc).toMatchObject({ inputs: { weight: 3300, dimensionalWeight: 1280 } });
    const apart = only({ ...shipment, consolidate: false }, rates);
    expect(apart.lines.map(({ packageId }) => packageId)).toEqual(
      expect.arrayContaining(packages.map(({ id }) => id)),
    );
    expect(apart.total.amount - option.total.amount).toBe(option.consolidationSaves?.amount);
  });

  it('the dearest remote area of a service counts, by the first characters of the code as people write it', () => {
    const remoteAreas = [
      { countryCode: 'GB', from: 'KW15', to: 'KW17', price: 1000, service: null },
      { countryCode: 'GB', from: 'KW', to: 'KW', price: 700, service: null },
      { countryCode: 'GB', from: 'KW16', to: 'KW16', price: 5000, service: 'other' },
    ];
    const remote = (postalCode: string | undefined) =>
      only(
        aShipment({ destination: { countryCode: 'GB', ...(postalCode && { postalCode }) } }),
        aRateSet({ remoteAreas }),
      ).lines.find(({ description }) => description === 'Remote area')?.amount.amount;
    expect(remote('kw16 3aa')).toBe(1000);
    expect(remote('KW-1 4YT')).toBe(700);
    expect(remote('K')).toBeUndefined();
    expect(remote('SE17 1JE')).toBeUndefined();
    expect(remote(undefined)).toBeUndefined();
  });
});

describe('why a service can’t take a shipment', () => {
  const reasonOf = (...given: Parameters<typeof priceShipment>) =>
    priceShipment(...given).unavailable[0]?.reason;
  const book = { description: 'Book', quantity: 1, unitValue: { amount: 2500, currency: 'USD' } };
  const [one, other] = [aPackage({ id: 'pkg_one' }), aPackage({ id: 'pkg_other' })];
  const having = (given: Parameters<typeof aPackage>[0]) =>
    aShipment({ packages: [one, { ...other, ...given }] });
  const sides = (length: number, width: number, height: number) => ({ length, width, height });

  it.each([
    ['not_to_country', aShipment({ destination: { countryCode: 'JP' } }), { countryCode: 'JP' }],
    [
      'too_long',
      having({ dimensions: sides(100, 1201, 100) }),
      { packageId: 'pkg_other', length: 1201, limit: 1200 },
    ],
    [
      'too_big',
      having({ dimensions: sides(1200, 300, 301) }),
      { packageId: 'pkg_other', girth: 2402, limit: 2400 },
    ],
    ['too_heavy', having({ weight: 30_001 }), { packageId: 'pkg_other', weight: 30_001, limit: 30_000 }],
    ['too_heavy', { ...having({ weight: 29_000 }), consolidate: true }, { weight: 30_200, limit: 30_000 }],
    [
      'excluded_contents',
      having({ contents: [{ ...book, hsCode: '8507.60.00' }] }),
      { packageId: 'pkg_other', description: 'Book', excluded: '8507' },
    ],
    [
      'excluded_contents',
      having({ contents: [{ ...book, description: 'Eau de Perfume, 50 ml' }] }),
      { packageId: 'pkg_other', description: 'Eau de Perfume, 50 ml', excluded: 'perfume' },
    ],
    [
      'past_due',
      { ...having({}), pastDue: { amount: 1250, currency: 'USD' } },
      { amount: { amount: 1250, currency: 'USD' } },
    ],
    ['on_hold', having({ isOnHold: true }), { packageIds: ['pkg_other'] }],
    ['not_weighed', having({ weight: undefined }), { packageIds: ['pkg_other'] }],
    [
      'declaration_missing',
      having({ declarationStatus: 'missing', contents: [] }),
      { packageIds: ['pkg_other'] },
    ],
    [
      'not_offered',
      { ...having({}), extras: { repack: false, insurance: false, photos: true } },
      { what: 'photos' },
    ],
    [
      'other_currency',
      {
        ...having({ declaredValue: { amount: 1, currency: 'EUR' } }),
        extras: { repack: false, insurance: true, photos: false },
      },
      { declared: 'EUR', currency: 'USD' },
    ],
  ])('%s, with what a sentence needs', (code, shipment, data) => {
    const service = aService({ maxGirth: 2400, excluded: ['8507', 'perfume'] });
    const rates = aRateSet({ services: [service], photos: null });
    expect(reasonOf(shipment, rates)).toEqual({ code, ...data });
    expect(priceShipment(aShipment(), rates).options).toHaveLength(1);
  });

  it('all reasons are told, what nobody can help first; of one alone there is no list', () => {
    const service = aService({ maxGirth: 2400, excluded: ['perfume'] });
    const rates = aRateSet({ services: [service], photos: null });
    const packages = [
      { ...one, contents: [], declarationStatus: 'missing' as const, dimensions: sides(1201, 100, 100) },
      { ...other, contents: [{ ...book, description: 'Perfume' }], dimensions: sides(1200, 300, 301) },
    ];
    const [told] = priceShipment(
      aShipment({
        packages,
        destination: { countryCode: 'JP' },
        pastDue: { amount: 1250, currency: 'USD' },
        extras: { repack: false, insurance: false, photos: true },
      }),
      rates,
    ).unavailable;
    expect(told?.reasons).toEqual([
      { code: 'not_to_country', countryCode: 'JP' },
      { code: 'too_long', packageId: 'pkg_one', length: 1201, limit: 1200 },
      { code: 'too_big', packageId: 'pkg_other', girth: 2402, limit: 2400 },
      { code: 'excluded_contents', packageId: 'pkg_other', description: 'Perfume', excluded: 'perfume' },
      { code: 'past_due', amount: { amount: 1250, currency: 'USD' } },
      { code: 'declaration_missing', packageIds: ['pkg_one'] },
      { code: 'not_offered', what: 'photos' },
    ]);
    expect(told?.reason).toEqual(told?.reasons?.[0]);
    const [alone] = priceShipment(having({ isOnHold: true }), rates).unavailable;
    expect(alone).not.toHaveProperty('reasons');
  });

  it('of one kind at most five are told', () => {
    const long = Array.from({ length: 7 }, (_, place) =>
      aPackage({ id: `pkg_${place}`, dimensions: sides(1201, 100, 100) }),
    );
    const rates = aRateSet({ services: [aService()] });
    const shipment = aShipment({ packages: long, pastDue: { amount: 1, currency: 'USD' } });
    const [told] = priceShipment(shipment, rates).unavailable;
    expect(told?.reasons?.map(({ code }) => code)).toEqual([
      ...Array<string>(5).fill('too_long'),
      'past_due',
    ]);
  });

  it('ask_for_quote where there is no price for the zone, or the weight', () => {
    const noLane = aRateSet({ services: [aService({ lanes: [] })] });
    expect(reasonOf(aShipment(), noLane)).toEqual({ code: 'ask_for_quote' });
    const light = aService({
      lanes: aService().lanes.map((lane) => ({ ...lane, breaks: lane.breaks.slice(0, 1) })),
    });
    expect(reasonOf(aShipment(), aRateSet({ services: [light] }))).toEqual({ code: 'ask_for_quote' });
  });

  it('a word is a whole one: a perfumed candle is no perfume', () => {
    const service = aService({ excluded: ['perfume'] });
    const contents = [{ ...book, description: 'Perfumed candle' }];
    const rates = aRateSet({ services: [service] });
    expect(priceShipment(having({ contents }), rates).options).toHaveLength(1);
  });
});
