import { percentOf } from '@/lib/domain/billing/invoice-math';
import { lineOf } from '@/lib/domain/billing/line-of';
import { dimensionalWeightOf } from '@/lib/domain/package/chargeable-weight';
import type { StoredLine } from '@/lib/domain/billing/invoice';
import type { UnitSystem } from '@/lib/format';
import type { DemoPackage } from '../packages';
import * as rates from '../rates';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const gramsPerPound = 453.59237;

/** The billed weight: rounded up to pounds or half kilograms. */
function billed(grams: number, units: UnitSystem) {
  return units === 'imperial'
    ? ({ quantity: Math.ceil(grams / gramsPerPound), unit: 'lb' } as const)
    : ({ quantity: Math.ceil(grams / 500) / 2, unit: 'kg' } as const);
}

const serviceNames: Record<string, string> = {
  dhl_express: 'DHL Express Worldwide',
  ups: 'UPS Worldwide Saver',
  fedex: 'FedEx International Priority',
  usps: 'USPS Priority Mail International',
};

/** Shipping: chargeable weight × the carrier's rate, and the reason for that weight. */
export function shippingLine({ row, carrier }: DemoPackage, units: UnitSystem): StoredLine {
  const { dimensions } = row;
  const weight = row.weight ?? 0;
  const chargeable = row.chargeableWeight ?? 0;
  const { quantity, unit } = billed(chargeable, units);
  const perUnit: Record<string, number> = rates.carriage[units];
  return lineOf({
    kind: 'shipping',
    description: `Shipping – ${serviceNames[carrier] ?? carrier}`,
    packageId: row.id,
    quantity,
    unit,
    unitPrice: usd(perUnit[carrier] ?? 0),
    tax: rates.taxes.export,
    calc: {
      code: 'billed_weight',
      inputs: {
        weight,
        ...(dimensions && { dimensions, dimensionalWeight: dimensionalWeightOf(dimensions) }),
        billed: { quantity, unit },
      },
    },
  });
}

/** Storage beyond the free days; undefined when there is none. */
export function storageLine({ row }: DemoPackage, days: number): StoredLine | undefined {
  const chargeable = days - rates.freeDays;
  if (chargeable <= 0) return undefined;
  return lineOf({
    kind: 'storage',
    description: 'Storage',
    packageId: row.id,
    quantity: chargeable,
    unit: chargeable === 1 ? 'day' : 'days',
    unitPrice: usd(rates.storageRate(row.weight ?? 0)),
    tax: rates.taxes.standard,
    calc: { code: 'storage_days', inputs: { days, freeDays: rates.freeDays } },
  });
}

/** Insurance of the declared value. */
export function insuranceLine({ row }: DemoPackage): StoredLine {
  const { percent, least } = rates.insurance;
  const declared = row.declaredValue?.amount ?? 0;
  return lineOf({
    kind: 'insurance',
    description: 'Transit insurance',
    packageId: row.id,
    quantity: 1,
    unit: 'policy',
    unitPrice: usd(Math.max(least, percentOf(declared, percent))),
    tax: rates.taxes.exempt,
    calc: {
      code: 'percentage',
      inputs: { percent, of: 'declared_value', base: usd(declared), minimum: usd(least) },
    },
  });
}

/** A fee that is the same for every parcel. */
export function feeLine(
  kind: StoredLine['kind'],
  description: string,
  price: number,
  count = 1,
  packageId?: string,
): StoredLine {
  const unit = kind === 'photos' ? 'photos' : count === 1 ? 'parcel' : 'parcels';
  const tax = rates.taxes.standard;
  return lineOf({ kind, description, quantity: count, unit, unitPrice: usd(price), tax, packageId });
}

/** The import charges of the destination, passed on. */
export function importLines({ row }: DemoPackage, to: keyof typeof rates.importCharges): StoredLine[] {
  const { duty, vat } = rates.importCharges[to];
  const value = row.declaredValue?.amount ?? 0;
  const dutyAmount = percentOf(value, duty);
  const passedOn = { quantity: 1, unit: 'entry', packageId: row.id, tax: rates.taxes.outside };
  return [
    lineOf({
      ...passedOn,
      kind: 'duty',
      description: 'Import duty',
      unitPrice: usd(dutyAmount),
      calc: {
        code: 'percentage',
        inputs: { percent: duty, of: 'declared_value', base: usd(value) },
      },
    }),
    lineOf({
      ...passedOn,
      kind: 'tax',
      description: 'Import VAT',
      unitPrice: usd(percentOf(value + dutyAmount, vat)),
      calc: {
        code: 'percentage',
        inputs: { percent: vat, of: 'declared_value_and_duty', base: usd(value + dutyAmount) },
      },
    }),
  ];
}
