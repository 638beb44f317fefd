import { text, type WordKey } from '@/lib/text/text';
import type { StoredLine } from '../billing/invoice';
import { percentOf } from '../billing/invoice-math';
import { lineOf } from '../billing/line-of';
import { billedWeight, volumetricWeight } from './billed-weight';
import type { Parcel } from './parcels';
import { remoteAreaOf } from './postal-area';
import type { Lane, RateSet, Service, Zone } from './rate-set';
import type { Shipment } from './refuse';

/** A service's way to a destination, with what is charged by it. */
interface Way {
  service: Service;
  lane: Lane;
  zone: Zone;
  rates: RateSet;
}

const money = (amount: number, { currency }: RateSet) => ({ amount, currency });
const taxOf = ({ tax: { category, rate } }: RateSet) => ({ taxCategory: category, taxRate: rate });

/** A fee of so many parcels or packages; none where it is free. */
function fees(
  kind: StoredLine['kind'],
  description: WordKey,
  { price, count, unit }: { price: number; count: number; unit: 'parcel' | 'package' },
  rates: RateSet,
): StoredLine[] {
  if (price === 0) return [];
  const charge = { kind, description: text(description), quantity: count, unit };
  return [lineOf({ ...charge, unitPrice: money(price, rates), tax: taxOf(rates) })];
}

/** A parcel's carriage by the larger of its weights; undefined for a weight without a price. */
function carriageLine(parcel: Parcel, { service, lane, rates }: Way): StoredLine | undefined {
  const { weight, dimensions, volume, packageId } = parcel;
  const dimensional = volume === undefined ? undefined : volumetricWeight(volume, service);
  // What weighs nothing on the scale is billed as the lightest that there is.
  const billed = billedWeight(Math.max(1, weight, dimensional ?? 0), service);
  const rate = lane.breaks.find(({ upTo }) => billed <= upTo);
  if (!rate) return undefined;
  const quantity = billed / 1000;
  const { unit } = service;
  return lineOf({
    kind: 'shipping',
    description: service.name,
    packageId,
    ...(rate.per === 'unit' ? { quantity, unit } : { quantity: 1, unit: 'parcel' }),
    unitPrice: money(rate.price, rates),
    tax: taxOf(rates),
    calc: {
      code: 'billed_weight',
      inputs: {
        weight,
        ...(dimensions && { dimensions }),
        ...(dimensional !== undefined && { dimensionalWeight: dimensional }),
        billed: { quantity, unit },
      },
    },
  });
}

/** What a parcel's carriage lacks to its minimum. */
function minimumLine({ amount, packageId }: StoredLine, { lane, rates }: Way): StoredLine[] {
  const lacks = lane.minimum - amount.amount;
  if (lacks <= 0) return [];
  return [
    lineOf({
      kind: 'adjustment',
      description: text('domainPage.charge.minimum'),
      packageId,
      ...{ quantity: 1, unit: 'parcel' },
      unitPrice: money(lacks, rates),
      tax: taxOf(rates),
    }),
  ];
}

/** A line for a percentage, at least the minimum. */
function percentageLine(
  { kind, description, percent, minimum = 0 }: PercentageCharge,
  of: 'shipping' | 'declared_value',
  base: number,
  rates: RateSet,
): StoredLine[] {
  const price = Math.max(minimum, percentOf(base, percent));
  if (price === 0) return [];
  return [
    lineOf({
      kind,
      description: text(description),
      ...{ quantity: 1, unit: of === 'shipping' ? 'parcel' : 'policy' },
      unitPrice: money(price, rates),
      tax: taxOf(rates),
      calc: {
        code: 'percentage',
        inputs: {
          ...{ percent, of, base: money(base, rates) },
          ...(minimum > 0 && { minimum: money(minimum, rates) }),
        },
      },
    }),
  ];
}

interface PercentageCharge {
  kind: StoredLine['kind'];
  description: WordKey;
  percent: number;
  minimum?: number;
}

/** What the customer has added, and what consolidation costs. */
function addedLines({ packages, consolidate, extras }: Shipment, rates: RateSet): StoredLine[] {
  const { consolidation, repack, photos, insurance } = rates;
  const each = (price: number) => ({ price, count: packages.length, unit: 'package' as const });
  const declared = packages.reduce((sum, { declaredValue }) => sum + (declaredValue?.amount ?? 0), 0);
  return [
    ...(consolidate && consolidation
      ? fees('consolidation', 'domainPage.charge.consolidation', each(consolidation.price), rates)
      : []),
    ...(extras.repack && repack ? fees('repack', 'domainPage.charge.repack', each(repack.price), rates) : []),
    ...(extras.photos && photos ? fees('photos', 'domainPage.charge.photos', each(photos.price), rates) : []),
    ...(extras.insurance && insurance
      ? percentageLine(
          { kind: 'insurance', description: 'domainPage.charge.insurance', ...insurance },
          'declared_value',
          declared,
          rates,
        )
      : []),
  ];
}

/**
 * All lines of a shipment as these parcels, of the same kind as an invoice's; undefined where a parcel's weight has no
 * price. Fuel is a percentage of the carriage with its minimum; other fees are of each parcel or package.
 */
export function shipmentLines(
  shipment: Shipment,
  parcels: readonly Parcel[],
  way: Way,
): StoredLine[] | undefined {
  const { service, zone, rates } = way;
  const carriage: StoredLine[] = [];
  for (const parcel of parcels) {
    const line = carriageLine(parcel, way);
    if (!line) return undefined;
    carriage.push(line, ...minimumLine(line, way));
  }
  const base = carriage.reduce((sum, { amount }) => sum + amount.amount, 0);
  const { fuelPercent: percent, handlingFee } = service;
  const remote = remoteAreaOf(rates, service.code, shipment.destination)?.price ?? 0;
  const each = (price: number) => ({ price, count: parcels.length, unit: 'parcel' as const });
  return [
    ...carriage,
    ...percentageLine(
      { kind: 'shipping', description: 'domainPage.charge.fuel', percent },
      'shipping',
      base,
      rates,
    ),
    ...fees('handling', 'domainPage.charge.remoteArea', each(remote), rates),
    ...fees('handling', 'domainPage.charge.handling', each(handlingFee), rates),
    ...fees('handling', 'domainPage.charge.customs', each(zone.customsFee), rates),
    ...addedLines(shipment, rates),
  ];
}
