import { z } from 'zod';
import { text } from '@/lib/text/text';

const noYearZero = { error: () => text('fields.date.year') };

/** RFC 3339 in UTC, the wire format of every instant. */
export const instantSchema = z.iso.datetime().refine((instant) => !instant.startsWith('0000'), noYearZero);

/** `YYYY-MM-DD`. */
export const dateSchema = z.iso
  .date({ error: () => text('fields.date.format') })
  .refine((instant) => !instant.startsWith('0000'), noYearZero);

/** Integer minor units with ISO 4217 code: 12345 USD is $123.45. */
export const moneySchema = z.object({ amount: z.int(), currency: z.string().length(3) });
export type Money = z.infer<typeof moneySchema>;

/** An address as it is stored and returned; for one that a customer enters see addressInputSchema. */
export const addressSchema = z.object({
  name: z.string().min(1).max(120),
  company: z.string().max(120).optional(),
  line1: z.string().min(1).max(120),
  line2: z.string().max(120).optional(),
  locality: z.string().min(1).max(120),
  administrativeArea: z.string().max(120).optional(),
  postalCode: z.string().max(20).optional(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().max(20).optional(),
});
export type Address = z.infer<typeof addressSchema>;
