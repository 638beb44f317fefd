import { validate } from '@/lib/validation/validate';
import type { FieldErrors } from '@/lib/contract/errors';
import { detailsSchema } from './schemas';
import type { Draft } from './store';

/** The errors of the first step's answers; loaded with the first error. */
export function detailsProblems(answers: Draft): FieldErrors {
  const checked = validate(detailsSchema, answers);
  return checked.ok ? {} : checked.errors;
}
