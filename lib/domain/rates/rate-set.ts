import type { Package } from '../package/package';

/** What a rate set and its file may hold at most, so that pricing a shipment is bounded work. */
export const mostRates = {
  lines: 5000,
  services: 20,
  zones: 50,
  breaks: 100,
  remoteAreas: 2000,
  excluded: 100,
} as const;

/** The units that weight is billed in. */
export const rateUnits = ['lb', 'kg'] as const;
export type RateUnit = (typeof rateUnits)[number];

/** A group of countries that cost the same. Amounts are minor units of the set's currency. */
export interface Zone {
  code: string;
  name: string;
  /** ISO 3166; a country is in one zone at most. */
  countries: string[];
  /** For the customs papers of a parcel. */
  customsFee: number;
}

/** The price of the weights up to a bound, from the bound of the break before. */
export interface WeightBreak {
  /** Thousandths of the service's unit, included. */
  upTo: number;
  /** Whether `price` is the parcel's, or that of one unit. */
  per: 'parcel' | 'unit';
  price: number;
}

/** A service to a zone. */
export interface Lane {
  zone: string;
  transitDays: { from: number; to: number };
  /** What a parcel's carriage costs at least. */
  minimum: number;
  /** By weight, the lightest first. */
  breaks: WeightBreak[];
}

export interface Service {
  code: string;
  /** Slug, such as `dhl_express`. */
  carrier: string;
  name: string;
  unit: RateUnit;
  /** Thousandths of the unit: a weight is rounded up to a multiple of it. */
  step: number;
  /** cm³ per kilogram, or mm³ per gram. */
  divisor: number;
  /** Grams of a parcel. */
  maxWeight: number;
  /** Millimetres of a package's longest side. */
  maxLength: number;
  /** Millimetres of the longest side and the girth around the other two. */
  maxGirth: number | null;
  /** Beginnings of HS codes, and words of descriptions in lower case. */
  excluded: string[];
  /** Per cent of the carriage. */
  fuelPercent: number;
  /** Of a parcel. */
  handlingFee: number;
  lanes: Lane[];
}

/** Postal codes that carriers charge more for: the first characters are within `from` and `to`, which are as long. */
export interface RemoteArea {
  countryCode: string;
  from: string;
  to: string;
  /** Of a parcel. */
  price: number;
  /** Null: every service. */
  service: string | null;
}

/** A warehouse's prices, whole and valid together (docs/rates.md). Null: not offered. */
export interface RateSet {
  /** ISO 4217, of all amounts. */
  currency: string;
  /** `YYYY-MM-DD`, included, in the warehouse's calendar; without an end until another set begins. */
  validFrom: string;
  validTo: string | null;
  /** Days that a quote is honoured, whatever becomes of the rates; null: until they change. */
  quoteDays: number | null;
  /** Of all lines. */
  tax: { category: string; rate: number };
  zones: Zone[];
  services: Service[];
  remoteAreas: RemoteArea[];
  /** Several packages as one parcel: the fee of each, and the per cent of their volumes that is left. */
  consolidation: { price: number; volumePercent: number } | null;
  /** Of a package. */
  repack: { price: number } | null;
  /** Of a package. */
  photos: { price: number } | null;
  /** Per cent of the declared value, and the least premium. */
  insurance: { percent: number; minimum: number } | null;
}

export type Dimensions = NonNullable<Package['dimensions']>;
