import type { QuotedPackage } from './parcels';
import { priceShipment } from './price-shipment';
import type { Dimensions, RateSet } from './rate-set';
import type { RefusalCode } from './refusal';

interface Sample {
  weight: number;
  dimensions: Dimensions;
}

const sample = (weight: number, length: number, width: number, height: number): Sample => ({
  weight,
  dimensions: { length, width, height },
});

/** What people order, from an envelope to a large carton; two are charged by size. Grams and millimetres. */
const samples: readonly Sample[] = [
  sample(200, 240, 160, 20),
  sample(500, 230, 160, 80),
  sample(1000, 300, 220, 100),
  sample(1500, 600, 400, 300),
  sample(2000, 350, 250, 150),
  sample(3500, 400, 300, 200),
  sample(5000, 420, 320, 250),
  sample(8000, 700, 500, 450),
  sample(12_000, 500, 400, 350),
  sample(20_000, 600, 450, 400),
];

const usd = { amount: 10_000, currency: 'USD' };

const asPackage = ({ weight, dimensions }: Sample, index: number): QuotedPackage => ({
  id: `sample_${index}`,
  weight,
  dimensions,
  contents: [{ description: 'Sample', quantity: 1, unitValue: usd }],
  declaredValue: usd,
  declarationStatus: 'confirmed',
  isOnHold: false,
});

/** A total in minor units, or why there is none; null where the rates don't have the service. */
type Outcome = { amount: number; currency: string } | { code: RefusalCode } | null;

/** What a service asks for a sample by the rates of before, and by new ones. */
interface Comparison extends Sample {
  countryCode: string;
  service: string;
  before: Outcome;
  after: Outcome;
}

function outcomesOf(item: QuotedPackage, countryCode: string, rates: RateSet | undefined) {
  if (!rates) return new Map<string, Outcome>();
  const { options, unavailable } = priceShipment(
    {
      packages: [item],
      destination: { countryCode },
      consolidate: false,
      extras: { repack: false, insurance: false, photos: false },
    },
    rates,
  );
  return new Map<string, Outcome>([
    ...options.map(({ service, total }) => [service, total] as const),
    ...unavailable.map(({ service, reason }) => [service, { code: reason.code }] as const),
  ]);
}

/**
 * What new rates change for ten sample parcels, each to the first country of the next zone: every service of either
 * rates, in their order.
 */
export function compareRates(before: RateSet | undefined, after: RateSet): Comparison[] {
  const destinations = after.zones.flatMap(({ countries: [first] }) => first ?? []);
  return samples.flatMap((one, index) => {
    const countryCode = destinations[index % destinations.length] ?? '';
    const item = asPackage(one, index);
    const [then, now] = [before, after].map((rates) => outcomesOf(item, countryCode, rates));
    const services = new Set([...(now?.keys() ?? []), ...(then?.keys() ?? [])]);
    return [...services].map((service) => ({
      ...one,
      countryCode,
      service,
      before: then?.get(service) ?? null,
      after: now?.get(service) ?? null,
    }));
  });
}
