import type { Parcel, QuotedPackage } from './parcels';
import type { Destination } from './postal-area';
import type { RateSet, Service, Zone } from './rate-set';
import { extraNames, type ExtraName } from './extras';
import type { Refusal } from './refusal';
import type { Money } from '../values/common';

type Extras = Readonly<Record<ExtraName, boolean>>;

/** What a customer asks the price of. */
export interface Shipment {
  packages: readonly QuotedPackage[];
  destination: Destination;
  /** Whether all packages leave as one parcel. */
  consolidate: boolean;
  extras: Extras;
  /** What the account owes beyond its due date, if it owes anything. */
  pastDue?: Money | undefined;
}

const sidesOf = ({ length, width, height }: NonNullable<QuotedPackage['dimensions']>) =>
  [length, width, height].sort((a, b) => b - a) as [longest: number, number, number];

/** A package that is longer, or bigger around, than a service takes. */
function tooBig({ packages }: Shipment, { maxLength, maxGirth }: Service): Refusal | undefined {
  for (const { id: packageId, dimensions } of packages) {
    if (!dimensions) continue;
    const [length, ...others] = sidesOf(dimensions);
    if (length > maxLength) return { code: 'too_long', packageId, length, limit: maxLength };
    const girth = length + 2 * (others[0] + others[1]);
    if (maxGirth !== null && girth > maxGirth) return { code: 'too_big', packageId, girth, limit: maxGirth };
  }
  return undefined;
}

function tooHeavy(parcels: readonly Parcel[], { maxWeight: limit }: Service): Refusal | undefined {
  const parcel = parcels.find(({ weight }) => weight > limit);
  if (!parcel) return undefined;
  const { packageId, weight } = parcel;
  return { code: 'too_heavy', ...(packageId !== undefined && { packageId }), weight, limit };
}

const digitsOf = (hsCode: string | undefined) => hsCode?.replace(/\D/g, '') ?? '';

/** The words of a description, in lower case, with a blank before and after each. */
const wordsOf = (description: string) =>
  ` ${description
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;

function excludedContents({ packages }: Shipment, { excluded }: Service): Refusal | undefined {
  if (excluded.length === 0) return undefined;
  for (const { id: packageId, contents } of packages) {
    for (const { description, hsCode } of contents) {
      const [digits, words] = [digitsOf(hsCode), wordsOf(description)];
      const found = excluded.find((name) =>
        /^\d+$/.test(name) ? digits.startsWith(name) : words.includes(` ${name} `),
      );
      if (found !== undefined) return { code: 'excluded_contents', packageId, description, excluded: found };
    }
  }
  return undefined;
}

type AboutPackages = Extract<Refusal, { packageIds: string[] }>['code'];

const unready: Record<AboutPackages, (item: QuotedPackage) => boolean> = {
  on_hold: ({ isOnHold }) => isOnHold,
  not_weighed: ({ weight }) => weight === undefined,
  declaration_missing: ({ declarationStatus, contents }) =>
    declarationStatus === 'missing' || contents.length === 0,
};

/** Packages that need something first, by the warehouse or the customer. */
function notReady({ packages }: Shipment): Refusal | undefined {
  for (const [code, isUnready] of Object.entries(unready)) {
    const packageIds = packages.filter(isUnready).map(({ id }) => id);
    if (packageIds.length > 0) return { code: code as AboutPackages, packageIds };
  }
  return undefined;
}

/** What the warehouse does not offer, or can't price. */
function notOffered({ packages, consolidate, extras }: Shipment, rates: RateSet): Refusal | undefined {
  if (consolidate && !rates.consolidation) return { code: 'not_offered', what: 'consolidation' };
  const what = extraNames.find((name) => extras[name] && !rates[name]);
  if (what) return { code: 'not_offered', what };
  const { currency } = rates;
  const declared = packages.find(({ declaredValue: value }) => value && value.currency !== currency);
  if (!extras.insurance || !declared?.declaredValue) return undefined;
  return { code: 'other_currency', declared: declared.declaredValue.currency, currency };
}

/** The zone of a country, which is in one at most. */
export const zoneOf = ({ zones }: RateSet, { countryCode }: Destination): Zone | undefined =>
  zones.find(({ countries }) => countries.includes(countryCode));

/**
 * Why a service can't take a shipment as these parcels, whatever its weight costs; undefined if it can. What nobody can
 * help comes first, then what the customer or the warehouse can do something about.
 */
export function refusalOf(
  shipment: Shipment,
  parcels: readonly Parcel[],
  service: Service,
  rates: RateSet,
): Refusal | undefined {
  const { destination, pastDue } = shipment;
  if (!zoneOf(rates, destination)) return { code: 'not_to_country', countryCode: destination.countryCode };
  return (
    tooBig(shipment, service) ??
    tooHeavy(parcels, service) ??
    excludedContents(shipment, service) ??
    (pastDue && { code: 'past_due', amount: pastDue }) ??
    notReady(shipment) ??
    notOffered(shipment, rates)
  );
}
