import fc from 'fast-check';
import type { QuotedPackage } from '@/lib/domain/rates/parcels';
import type { RateSet, Service, WeightBreak } from '@/lib/domain/rates/rate-set';
import type { Shipment } from '@/lib/domain/rates/refuse';

/** A service by kilogram to Germany: up to 1 kg $10.00, then $8.00 a kilogram up to 30. */
export const aService = (given: Partial<Service> = {}): Service => ({
  code: 'express',
  carrier: 'dhl_express',
  name: 'DHL Express Worldwide',
  unit: 'kg',
  step: 500,
  divisor: 5000,
  maxWeight: 30_000,
  maxLength: 1200,
  maxGirth: null,
  excluded: [],
  fuelPercent: 0,
  handlingFee: 0,
  lanes: [
    {
      zone: 'europe',
      transitDays: { from: 2, to: 4 },
      minimum: 0,
      breaks: [
        { upTo: 1000, per: 'parcel', price: 1000 },
        { upTo: 30_000, per: 'unit', price: 800 },
      ],
    },
  ],
  ...given,
});

export const aRateSet = (given: Partial<RateSet> = {}): RateSet => ({
  currency: 'USD',
  validFrom: '2026-01-01',
  validTo: null,
  quoteDays: 7,
  tax: { category: 'G', rate: 0 },
  zones: [{ code: 'europe', name: 'Europe', countries: ['DE', 'GB'], customsFee: 0 }],
  services: [aService()],
  remoteAreas: [],
  consolidation: { price: 0, volumePercent: 100 },
  repack: { price: 600 },
  photos: { price: 150 },
  insurance: { percent: 1.5, minimum: 200 },
  ...given,
});

let packages = 0;

/** A declared book of 1.2 kg in a box of 4 litres. */
export const aPackage = (given: Partial<QuotedPackage> = {}): QuotedPackage => ({
  id: `pkg_${++packages}`,
  weight: 1200,
  dimensions: { length: 200, width: 200, height: 100 },
  contents: [{ description: 'Book', quantity: 1, unitValue: { amount: 2500, currency: 'USD' } }],
  declaredValue: { amount: 2500, currency: 'USD' },
  declarationStatus: 'confirmed',
  isOnHold: false,
  ...given,
});

export const aShipment = (given: Partial<Shipment> = {}): Shipment => ({
  packages: [aPackage()],
  destination: { countryCode: 'DE', postalCode: '10115' },
  consolidate: false,
  extras: { repack: false, insurance: false, photos: false },
  ...given,
});

const cents = fc.integer({ min: 0, max: 100_000 });
const percent = fc.integer({ min: 0, max: 60_000 }).map((thousandths) => thousandths / 1000);

const breaks: fc.Arbitrary<WeightBreak[]> = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 })
  .chain((bounds) =>
    fc.tuple(
      ...bounds
        .toSorted((a, b) => a - b)
        .map((bound) =>
          fc.record({
            upTo: fc.constant(bound * 1000),
            per: fc.constantFrom('parcel' as const, 'unit' as const),
            price: cents,
          }),
        ),
    ),
  );

const service: fc.Arbitrary<Service> = fc
  .record({
    unit: fc.constantFrom('lb' as const, 'kg' as const),
    step: fc.constantFrom(100, 250, 500, 1000),
    divisor: fc.integer({ min: 3000, max: 7000 }),
    fuelPercent: percent,
    handlingFee: cents,
    minimum: cents,
    from: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 0, max: 9 }),
    breaks,
  })
  .map(({ minimum, from, days, breaks: own, ...rest }) =>
    aService({
      ...rest,
      lanes: [{ zone: 'europe', transitDays: { from, to: from + days }, minimum, breaks: own }],
    }),
  );

/** Any rates to Europe, with up to four services. */
export const rateSets: fc.Arbitrary<RateSet> = fc
  .record({
    services: fc.array(service, { minLength: 1, maxLength: 4 }),
    rate: fc.constantFrom(0, 7, 8.25, 19),
    customsFee: cents,
    remote: cents,
    consolidation: fc.record({ price: cents, volumePercent: fc.integer({ min: 1, max: 100 }) }),
    repack: fc.record({ price: cents }),
    photos: fc.record({ price: cents }),
    insurance: fc.record({ percent, minimum: cents }),
  })
  .map(({ services, rate, customsFee, remote, ...rest }) =>
    aRateSet({
      ...rest,
      services: services.map((one, index) => ({ ...one, code: `s${index}` })),
      tax: { category: 'S', rate },
      zones: [{ code: 'europe', name: 'Europe', countries: ['DE'], customsFee }],
      remoteAreas: [{ countryCode: 'DE', from: '1', to: '5', price: remote, service: null }],
    }),
  );

const side = fc.integer({ min: 10, max: 1200 });

const quotedPackage: fc.Arbitrary<QuotedPackage> = fc
  .record({
    weight: fc.integer({ min: 1, max: 20_000 }),
    dimensions: fc.option(fc.record({ length: side, width: side, height: side }), { nil: undefined }),
    value: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(({ value, ...rest }) => aPackage({ ...rest, declaredValue: { amount: value, currency: 'USD' } }));

/** Any shipment of up to five packages to Germany. */
export const shipments: fc.Arbitrary<Shipment> = fc
  .record({
    packages: fc.array(quotedPackage, { minLength: 1, maxLength: 5 }),
    postalCode: fc.integer({ min: 10_000, max: 99_999 }).map(String),
    consolidate: fc.boolean(),
    extras: fc.record({ repack: fc.boolean(), insurance: fc.boolean(), photos: fc.boolean() }),
  })
  .map(({ postalCode, ...rest }) => ({ ...rest, destination: { countryCode: 'DE', postalCode } }));
