import { z } from 'zod';
import { isCountry } from '@/lib/domain/values/countries';
import { plainPostalCode } from '@/lib/domain/rates/postal-area';
import { mostRates, rateUnits } from '@/lib/domain/rates/rate-set';
import { daySchema, text } from '../operator/fields';

/** The largest price: $100,000.00. */
const largestPrice = 10_000_000;

/** A whole number within bounds. */
function whole(what: string, { min = 0, max }: { min?: number; max: number }) {
  const rule = `must be ${what}, from ${min} to ${max}`;
  const inBounds = (number: number) => number >= min && number <= max;
  return z
    .string(rule)
    .regex(/^\d{1,9}$/, rule)
    .transform(Number)
    .refine(inBounds, rule);
}

/** A number with up to three decimals, as thousandths. */
function thousandths(what: string, { min, max }: { min: number; max: number }) {
  const rule = `must be ${what}, with at most three decimals, from ${min} to ${max}`;
  const inBounds = (number: number) => number >= min * 1000 && number <= max * 1000;
  return z
    .string(rule)
    .regex(/^\d{1,6}(\.\d{1,3})?$/, rule)
    .transform((number) => Math.round(Number(number) * 1000))
    .refine(inBounds, rule);
}

const price = whole('whole minor units, such as 1250 for 12.50', { max: largestPrice });
const free = price.default(0);
const percent = (max: number) =>
  thousandths('per cent such as 12.5', { min: 0, max }).transform((number) => number / 1000);

const codeRule = 'must be up to 20 small letters, digits and hyphens, such as express or zone-1';
const code = z.string(codeRule).regex(/^[a-z0-9][a-z0-9-]{0,19}$/, codeRule);

const carrierRule = 'must be a carrier such as dhl_express: small letters, digits and underscores';
const carrier = z.string(carrierRule).regex(/^[a-z0-9_]{1,40}$/, carrierRule);

const currencyRule = 'must be the three letters of a currency, such as USD';
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const currency = z.string(currencyRule).refine((name) => currencies.has(name), currencyRule);

const name = z.string('must be the name that customers read').pipe(text(80));
const taxCategory = z.string('must be the category that invoices show, such as G').pipe(text(40));

const countryRule = 'must be the two letters of a country, such as GB';
const country = z.string(countryRule).refine(isCountry, countryRule);

const countries = z
  .string('must be countries by their two letters, with blanks between them, such as "DE FR IT"')
  .transform((list) => list.split(/[\s,;]+/))
  .superRefine((list, context) => {
    const wrong = list.find((one) => !isCountry(one));
    const twice = list.find((one, at) => list.indexOf(one) !== at);
    if (wrong !== undefined)
      context.addIssue({
        code: 'custom',
        message: `has "${wrong}", which is no country; use two letters such as GB`,
      });
    else if (twice !== undefined)
      context.addIssue({ code: 'custom', message: `has ${twice} twice; name each country once` });
  });

const postalRule = 'must be the first characters of a postal code, such as IV or 97400';
const postalCode = z
  .string(postalRule)
  .transform(plainPostalCode)
  .refine((begins) => begins.length >= 1 && begins.length <= 12, postalRule);

const day = z.string('must be a day such as 2026-05-01').pipe(daySchema);
const per = z.enum(['parcel', ...rateUnits], 'must be parcel, or the unit of its service: lb or kg');
const unit = z.enum(rateUnits, 'must be lb or kg');

const excludedRule = `must be at most ${mostRates.excluded} HS codes and words, such as "3303 perfume 8507"`;
const excluded = z
  .string()
  .transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,;]+/)
      .map((one) => (/^[\d.]+$/.test(one) ? one.replaceAll('.', '') : one)),
  )
  .refine(
    (list) => list.length <= mostRates.excluded && list.every((one) => /^[\p{L}\p{N}]+$/u.test(one)),
    excludedRule,
  );

const transit = whole('working days on the way', { max: 365 });

/** What each record of a rates file says, by its columns; those of others stay empty. */
export const recordSchemas = {
  rates: z
    .strictObject({
      currency,
      validFrom: day,
      validTo: day.optional(),
      quoteDays: whole('days that a quote is honoured', { min: 1, max: 60 }).optional(),
      taxCategory,
      taxRate: percent(100),
    })
    .refine(({ validFrom, validTo }) => validTo === undefined || validTo >= validFrom, {
      path: ['validTo'],
      error: 'must not be before validFrom',
    }),
  zone: z.strictObject({ zone: code, name, countries, customsFee: free }),
  service: z.strictObject({
    service: code,
    carrier,
    name,
    unit,
    step: thousandths('the step that weights are rounded up to, in the unit', { min: 0.001, max: 100 }),
    divisor: whole('cm³ for a kilogram of dimensional weight, such as 5000', { min: 1000, max: 20_000 }),
    maxWeight: whole('grams of the heaviest parcel', { min: 1, max: 2_000_000 }),
    maxLength: whole('millimetres of the longest side', { min: 1, max: 5000 }),
    maxGirth: whole('millimetres of the longest side and the girth', { min: 1, max: 20_000 }).optional(),
    excluded: excluded.optional(),
    fuelPercent: percent(200).default(0),
    handlingFee: free,
  }),
  lane: z
    .strictObject({ service: code, zone: code, daysFrom: transit, daysTo: transit, minimum: free })
    .refine(({ daysFrom, daysTo }) => daysTo >= daysFrom, {
      path: ['daysTo'],
      error: 'must not be less than daysFrom',
    }),
  break: z.strictObject({
    service: code,
    zone: code,
    upTo: thousandths('the heaviest weight that has this price, in the service’s unit', {
      min: 0.001,
      max: 100_000,
    }),
    per,
    price,
  }),
  remote: z
    .strictObject({
      country,
      postalFrom: postalCode,
      postalTo: postalCode.optional(),
      service: code.optional(),
      price,
    })
    .refine(({ postalFrom, postalTo = postalFrom }) => postalTo.length === postalFrom.length, {
      path: ['postalTo'],
      error: 'must have as many characters as postalFrom',
    })
    .refine(({ postalFrom, postalTo = postalFrom }) => postalTo >= postalFrom, {
      path: ['postalTo'],
      error: 'must not come before postalFrom',
    }),
  consolidation: z.strictObject({
    price: free,
    percent: whole('per cent of the packages’ volumes that are left', { min: 1, max: 100 }),
  }),
  repack: z.strictObject({ price }),
  photos: z.strictObject({ price }),
  insurance: z.strictObject({ percent: percent(100), minimum: free }),
} as const;

export type RecordName = keyof typeof recordSchemas;
export const recordNames = Object.keys(recordSchemas) as RecordName[];

/** A line of a rates file, read. */
export interface RecordOf<R extends RecordName> {
  record: R;
  line: number;
  /** The texts of its cells, by column. */
  given: Readonly<Record<string, string>>;
  cells: z.output<(typeof recordSchemas)[R]>;
}

type Records = { [R in RecordName]: RecordOf<R> };
export type RateRecord = Records[RecordName];

/** The columns of a rates file, in the order in which one is written. */
export const rateColumns = [
  'record',
  'service',
  'zone',
  'carrier',
  'name',
  'countries',
  'country',
  'postalFrom',
  'postalTo',
  'currency',
  'validFrom',
  'validTo',
  'quoteDays',
  'taxCategory',
  'taxRate',
  'unit',
  'step',
  'divisor',
  'maxWeight',
  'maxLength',
  'maxGirth',
  'excluded',
  'fuelPercent',
  'handlingFee',
  'customsFee',
  'daysFrom',
  'daysTo',
  'minimum',
  'upTo',
  'per',
  'price',
  'percent',
] as const;
export type RateColumn = (typeof rateColumns)[number];
