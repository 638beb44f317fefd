import type { FieldErrors } from '@/lib/contract/errors';
import { notificationChoicesUpdateSchema } from '@/lib/domain/notification/choices';
import { validate } from '@/lib/validation/validate';

/** Errors of the form's values; loaded with the first error. */
export function choicesProblems(values: Readonly<Record<string, unknown>>): FieldErrors {
  const checked = validate(notificationChoicesUpdateSchema, values);
  return checked.ok ? {} : checked.errors;
}
