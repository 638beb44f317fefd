import type { FieldErrors } from '@/lib/errors';
import type { z } from 'zod';

/** What a form comes to. `errors` has every invalid field once, in the schema's order. */
export type Validation<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors; firstInvalid: string };

/** Stands for a complaint about the object as a whole. */
export const wholeForm = 'form';

/**
 * Validates an object against a schema (SPEC section 5): all errors are collected, the first message of each field is
 * kept, and the first invalid field is named. A nested field is named by its path, such as `address.line1`.
 */
export function validate<T>(schema: z.ZodType<T>, value: unknown): Validation<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || wholeForm] ??= message;
  return { ok: false, errors, firstInvalid: Object.keys(errors)[0] ?? wholeForm };
}
