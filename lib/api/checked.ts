import type { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/errors';
import { validate } from '@/lib/forms/validate';

/** An untrusted value by its schema. @throws AppError 1010 with a message for each field that does not fit */
export function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = validate(schema, input);
  if (result.ok) return result.data;
  throw new AppError(ErrorCode.validationFailed, 'Check what you entered.', { fields: result.errors });
}

/** The same for an address's parameters: empty ones count as absent (SPEC section 7). */
export function checkedParameters<T>(schema: z.ZodType<T>, parameters: URLSearchParams): T {
  return checked(schema, Object.fromEntries([...parameters].filter(([, value]) => value !== '')));
}
