import type { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { validate } from './validate';

/**
 * Parses an address's untrusted query parameters; empty ones count as absent (SPEC section 7).
 * @throws AppError 1010 with a message for each invalid field
 */
export function checkedParameters<T>(schema: z.ZodType<T>, parameters: URLSearchParams): T {
  return checkedBody(schema, Object.fromEntries([...parameters].filter(([, value]) => value !== '')));
}

/** Parses an untrusted body. @throws AppError 1010 with a message for each invalid field */
export function checkedBody<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const result = validate(schema, given);
  if (result.ok) return result.data;
  throw new AppError(ErrorCode.validationFailed, text('errors.checkEntries'), { fields: result.errors });
}
