import { z } from 'zod';
import { isCountry } from './countries';
import { maxLength } from './bounds';

/** A line of text, trimmed; it may be empty. */
export const shortText = (max: number, missing = 'Enter text') =>
  z.string(missing).trim().max(max, `Use at most ${max} characters`);

/** A line of text that must not be empty. */
export const requiredText = (max: number, missing: string) => shortText(max, missing).min(1, missing);

/** One of several values; the message lists them. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, `Choose one of: ${values.join(', ')}`);

/** A request body; unknown fields are rejected. */
export const bodyOf = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'This can’t be set here' : 'Send a JSON object'),
  });

export const countryCodeSchema = z.string('Choose a country').refine(isCountry, 'Choose a country');

/** The opaque id of a package or an invoice. */
export const idSchema = z
  .string('Say which one by its id')
  .min(1, 'Say which one by its id')
  .max(64, 'An id has at most 64 characters');

export const idQuerySchema = z.object({ id: idSchema });

const wrongVersion = 'Send the version that you read';
/** The version on which a change is based. */
export const versionSchema = z.int(wrongVersion).min(1, wrongVersion).max(2_147_483_647, wrongVersion);

const wrongPage = 'This page can’t be found. Start from the first page.';

/** The parameters of every list query: search and page. */
export const listQuery = {
  q: z
    .string('Enter a search term')
    .trim()
    .max(maxLength.search, `Search for at most ${maxLength.search} characters`)
    .optional(),
  cursor: z.string(wrongPage).max(400, wrongPage).optional(),
  limit: z.coerce
    .number('Ask for 1 to 200 rows')
    .int('Ask for a whole number of rows')
    .min(1, 'Ask for at least 1 row')
    .max(200, 'Ask for at most 200 rows')
    .optional(),
};
