import { z } from 'zod';

/**
 * A number in a carrier's own data: 1–40 of `[A-Z0-9-]` after dropping spaces. The bound of 4 is for what a customer
 * types; the carrier has accepted this one already (ADR 008-tracking-numbers-from-carriers.md).
 */
export const carrierNumberSchema = z
  .union([z.string(), z.int()], { error: 'must be a text' })
  .transform((value) => String(value).replace(/\s+/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'is empty')
      .max(40, 'has more than 40 characters')
      .regex(/^[A-Z0-9-]+$/, 'has other characters than letters, digits and hyphens'),
  );
