import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { detailsSchema } from '@/components/features/onboarding/schemas';
import { accountChangeSchema } from '@/lib/domain/account/account-change';
import { maxLength } from '@/lib/domain/values/bounds';
import { isCountry, countries } from '@/lib/domain/values/countries';
import { innerSchema } from '@/lib/validation/field-order';
import { validate } from '@/lib/validation/validate';
import { customerCallDescriptions } from '@/server/product-api/openapi/customer-calls';

/** Every schema for customer input. */
const schemas: [string, z.ZodType][] = [
  ...Object.entries(customerCallDescriptions).flatMap(([call, { body, query }]): [string, z.ZodType][] => [
    ...(body ? [[`body of ${call}`, body] as [string, z.ZodType]] : []),
    ...(query ? [[`query of ${call}`, query] as [string, z.ZodType]] : []),
  ]),
  ['first step of the set-up', detailsSchema],
  ['change of an account', accountChangeSchema({ shippingAddresses: [], taxIds: [] })],
];

type Path = (string | number)[];

/** Every path of a schema, with its limits. */
function placesOf(schema: z.core.$ZodType, path: Path = []): { path: Path; schema: z.core.$ZodTypes }[] {
  const inner = innerSchema(schema);
  const { def } = inner._zod;
  const deeper =
    def.type === 'object'
      ? Object.entries(def.shape).flatMap(([name, field]) => placesOf(field, [...path, name]))
      : def.type === 'array'
        ? placesOf(def.element, [...path, 0])
        : [];
  return [{ path, schema: inner }, ...deeper];
}

/** Wrong values for a schema: each type, too much, too little, other formats. */
function wrongValues(schema: z.core.$ZodTypes): unknown[] {
  const { maximum } = schema._zod.bag as { maximum?: number };
  const size = Math.min(maximum ?? 20_000, 20_000) + 1;
  return [
    ...[undefined, null, true, 0, -1, 1.5, Number.MAX_VALUE, Number.NaN, '', ' ', 'x', '\n', 'ZZ'],
    ...['0000-01-01', '2026-02-30', 'a@b', 'x'.repeat(size), '9'.repeat(size), 'x'.repeat(20_001)],
    ...[[], {}, [null], ['x'], Array<string>(size > 1000 ? 201 : size).fill('x'), { unknown: 1 }],
  ];
}

/** An object with a value at a path. */
function holding([name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  return typeof name === 'number' ? [holding(rest, value)] : { [name]: holding(rest, value) };
}

/** Words of a validator's default messages, which name types and characters. */
const validatorWords =
  /invalid|expected \w+ to|, received [a-z]+$|too (big|small|long|short)|unrecogni[sz]ed|undefined|\bnan\b|[<>]=|must match|pattern|string|boolean|array\b|\bISO\b/i;

const isSentence = (message: string) =>
  /^\p{Lu}\P{Cc}{5,320}$/u.test(message) && !validatorWords.test(message);

describe('every limit on customer input has a message', () => {
  it.each(schemas)('%s', { timeout: 60_000 }, (name, schema) => {
    const unworded = new Set<string>();
    let refused = 0;
    // A query is always an object of strings.
    const places = placesOf(schema).filter(({ path }) => path.length > 0 || !name.startsWith('query'));
    for (const place of places) {
      for (const value of wrongValues(place.schema)) {
        const given = holding(place.path, value);
        const result = validate(schema, given);
        const own = schema.safeParse(given).error?.issues ?? [];
        if (!result.ok) refused += 1;
        const messages = [
          ...(result.ok ? [] : Object.values(result.errors)),
          ...own.map((issue) => issue.message),
        ];
        for (const message of messages.filter((one) => !isSentence(one)))
          unworded.add(`${place.path.join('.')}: ${message}`);
      }
    }
    expect([...unworded]).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  it('texts are refused just beyond the maximum length of their fields', () => {
    const change = accountChangeSchema({ shippingAddresses: [], taxIds: [] });
    const name = (length: number) => validate(change, { version: 1, name: 'x'.repeat(length) });
    expect(name(maxLength.name).ok).toBe(true);
    expect(name(maxLength.name + 1)).toMatchObject({ errors: { name: 'Use at most 120 characters' } });
    const phone = (text: string) =>
      validate(detailsSchema, { name: 'Ada', email: 'ada@example.com', phone: text });
    expect(phone('1'.repeat(maxLength.phone + 1))).toMatchObject({
      errors: { phone: 'Use at most 32 characters' },
    });
  });
});

describe('countries', () => {
  it('are those of ISO 3166, each with its name', () => {
    for (const code of ['ZZ', 'XX', 'EU', 'UK', 'us', 'USA', '', 'AC'])
      expect(isCountry(code), code).toBe(false);
    expect(countries()).toHaveLength(250);
    for (const { code, name } of countries()) expect(name, code).not.toBe(code);
  });
});
