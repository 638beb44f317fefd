import { z } from 'zod';
import { text } from '@/lib/text/text';
import { isCountry } from './countries';
import { maxLength } from './bounds';

/** A line of text, trimmed; it may be empty. */
export const shortText = (max: number, missing = () => text('fields.text')) =>
  z
    .string({ error: missing })
    .trim()
    .max(max, { error: () => text('fields.atMost.characters', { count: max }) });

/** A line of text that must not be empty. */
export const requiredText = (max: number, missing: () => string) =>
  shortText(max, missing).min(1, { error: missing });

/** One of several values; the message lists them. */
export const oneOf = <const V extends readonly string[]>(values: V) =>
  z.enum(values, { error: () => text('fields.oneOf', { values: values.join(', ') }) });

/** A request body; unknown fields are rejected. */
export const bodyOf = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? text('fields.unknown') : text('fields.object')),
  });

const noCountry = { error: () => text('fields.country') };

export const countryCodeSchema = z.string(noCountry).refine(isCountry, noCountry);

const noId = { error: () => text('fields.id.missing') };
/** The opaque id of a package or an invoice. */
export const idSchema = z
  .string(noId)
  .min(1, noId)
  .max(64, { error: () => text('fields.id.long') });

export const idQuerySchema = z.object({ id: idSchema });

const wrongVersion = { error: () => text('fields.version') };
/** The version on which a change is based. */
export const versionSchema = z.int(wrongVersion).min(1, wrongVersion).max(2_147_483_647, wrongVersion);

const wrongPage = { error: () => text('fields.list.page') };

/** The parameters of every list query: search and page. */
export const listQuery = {
  q: z
    .string({ error: () => text('fields.list.search') })
    .trim()
    .max(maxLength.search, { error: () => text('fields.list.longSearch', { count: maxLength.search }) })
    .optional(),
  cursor: z.string(wrongPage).max(400, wrongPage).optional(),
  limit: z.coerce
    .number({ error: () => text('fields.list.rows') })
    .int({ error: () => text('fields.list.wholeRows') })
    .min(1, { error: () => text('fields.list.fewRows') })
    .max(200, { error: () => text('fields.list.manyRows') })
    .optional(),
};
