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

/** Packages that are longer, or bigger around, than a service takes. */
const tooBig = ({ packages }: Shipment, { maxLength, maxGirth }: Service): Refusal[] =>
  packages.flatMap(({ id: packageId, dimensions }): Refusal[] => {
    if (!dimensions) return [];
    const [length, ...others] = sidesOf(dimensions);
    if (length > maxLength) return [{ code: 'too_long', packageId, length, limit: maxLength }];
    const girth = length + 2 * (others[0] + others[1]);
    const isBig = maxGirth !== null && girth > maxGirth;
    return isBig ? [{ code: 'too_big', packageId, girth, limit: maxGirth }] : [];
  });

const tooHeavy = (parcels: readonly Parcel[], { maxWeight: limit }: Service): Refusal[] =>
  parcels
    .filter(({ weight }) => weight > limit)
    .map(({ packageId, weight }) => ({
      code: 'too_heavy',
      ...(packageId !== undefined && { packageId }),
      weight,
      limit,
    }));

const digitsOf = (hsCode: string | undefined) => hsCode?.replace(/\D/g, '') ?? '';

/** The words of a description, in lower case, with a blank before and after each. */
const wordsOf = (description: string) =>
  ` ${description
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')} `;

/** The first excluded thing of each package that has one. */
const excludedContents = ({ packages }: Shipment, { excluded: names }: Service): Refusal[] =>
  packages.flatMap(({ id: packageId, contents }): Refusal[] => {
    for (const { description, hsCode } of names.length > 0 ? contents : []) {
      const [digits, words] = [digitsOf(hsCode), wordsOf(description)];
      const excluded = names.find((name) =>
        /^\d+$/.test(name) ? digits.startsWith(name) : words.includes(` ${name} `),
      );
      if (excluded !== undefined) return [{ code: 'excluded_contents', packageId, description, excluded }];
    }
    return [];
  });

type AboutPackages = Extract<Refusal, { packageIds: string[] }>['code'];

const unready: Record<AboutPackages, (item: QuotedPackage) => boolean> = {
  on_hold: ({ isOnHold }) => isOnHold,
  not_weighed: ({ weight }) => weight === undefined,
  declaration_missing: ({ declarationStatus, contents }) =>
    declarationStatus === 'missing' || contents.length === 0,
};

/** Packages that need something first, by the warehouse or the customer. */
const notReady = ({ packages }: Shipment): Refusal[] =>
  Object.entries(unready).flatMap(([code, isUnready]) => {
    const packageIds = packages.filter(isUnready).map(({ id }) => id);
    return packageIds.length > 0 ? [{ code: code as AboutPackages, packageIds }] : [];
  });

/** What the warehouse does not offer, or can't price. */
function notOffered({ packages, consolidate, extras }: Shipment, rates: RateSet): Refusal[] {
  const { currency } = rates;
  const wanted = [
    ...(consolidate ? (['consolidation'] as const) : []),
    ...extraNames.filter((name) => extras[name]),
  ];
  const refused: Refusal[] = wanted
    .filter((name) => !rates[name])
    .map((what) => ({ code: 'not_offered', what }));
  const other = packages.find(({ declaredValue: value }) => value && value.currency !== currency);
  const declared = other?.declaredValue?.currency;
  if (!extras.insurance || !rates.insurance || declared === undefined) return refused;
  return [...refused, { code: 'other_currency', declared, currency }];
}

/** The zone of a country, which is in one at most. */
export const zoneOf = ({ zones }: RateSet, { countryCode }: Destination): Zone | undefined =>
  zones.find(({ countries }) => countries.includes(countryCode));

/** As many of one kind as can be read: the customer leaves packages out, and asks again. */
const mostOfAKind = 5;

/**
 * Why a service can't take a shipment as these parcels, whatever its weight costs; nothing if it can. What nobody can
 * help comes first, then what the customer or the warehouse can do something about. At most five are of one kind.
 */
export function refusalsOf(
  shipment: Shipment,
  parcels: readonly Parcel[],
  service: Service,
  rates: RateSet,
): Refusal[] {
  const { destination, pastDue } = shipment;
  const { countryCode } = destination;
  return [
    ...(zoneOf(rates, destination) ? [] : [{ code: 'not_to_country' as const, countryCode }]),
    ...tooBig(shipment, service).slice(0, mostOfAKind),
    ...tooHeavy(parcels, service).slice(0, mostOfAKind),
    ...excludedContents(shipment, service).slice(0, mostOfAKind),
    ...(pastDue ? [{ code: 'past_due' as const, amount: pastDue }] : []),
    ...notReady(shipment),
    ...notOffered(shipment, rates),
  ];
}
