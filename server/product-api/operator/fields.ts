import { z } from 'zod';
import { instantSchema } from '@/lib/domain/values/common';
import { oneLine } from '../tracking/carriers/text';

/** A non-empty line of text; line breaks and control characters become spaces, as in a carrier's text. */
export const text = (max: number) =>
  z.string().overwrite(oneLine).min(1, 'is empty').max(max, `has more than ${max} characters`);

/** An operator's reference for a package, an invoice, a payment and so on; unique in its warehouse. */
export const referenceSchema = text(40).regex(/^\S(.*\S)?$/u, 'begins or ends with a space');

export const suiteSchema = text(40);

/** The range of years outside which a time is a clock's default or a typo. */
const earliest = Date.UTC(1990, 0);
const latest = Date.UTC(2100, 0);

/** RFC 3339 with `Z` or an offset, as written. */
export const writtenTimeSchema = z.iso
  .datetime({ offset: true, error: 'must be a time such as 2026-05-01T10:00:00Z' })
  .refine((time) => Date.parse(time) >= earliest && Date.parse(time) < latest, 'is no plausible time');

/** RFC 3339 with `Z` or an offset, parsed as an instant. */
export const timeSchema = writtenTimeSchema
  .transform((time) => new Date(time).toISOString())
  .pipe(instantSchema);

/** A plain day. */
export const daySchema = z.iso.date('must be a day such as 2026-05-01');

export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as USD');

const largestAmount = 10_000_000_000;

/** Minor units. */
export const amountSchema = z
  .int('must be whole minor units, such as cents')
  .max(largestAmount, 'is too large');

export const positiveMoneySchema = z.strictObject({
  amount: amountSchema.nonnegative('must not be negative'),
  currency: currencySchema,
});

/** An https address, or one within the portal. */
export const linkSchema = z
  .string()
  .max(500, 'has more than 500 characters')
  .refine(
    (link) => /^\/(?!\/)/.test(link) || (URL.canParse(link) && /^https?:$/.test(new URL(link).protocol)),
    {
      error: 'must be a web address',
    },
  );
