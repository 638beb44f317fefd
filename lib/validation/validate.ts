import type { z } from 'zod';
import type { FieldErrors } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { crossFieldIssues } from './cross-field';
import { byFieldOrder, isFieldOf } from './field-order';
import { plainError } from './plain-error';

/** The result of a validation. `errors` has every invalid field once, in the schema's order. */
export type Validation<T> = { ok: true; data: T } | { ok: false; errors: FieldErrors; firstInvalid: string };

/** The field name for errors about the object as a whole. */
export const wholeForm = 'form';

interface Complaint {
  path: readonly PropertyKey[];
  message: string;
}

/** The issue's fields and messages; also for a field that the schema does not have. */
function complaintsOf(issue: z.core.$ZodIssue): Complaint[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: text('fields.unknown') }));
}

/**
 * Validates an object against a schema (SPEC section 5): all errors are collected, the first message of each field
 * wins, and the first invalid field is named. A nested field is named by its path, such as `address.line1`. A
 * cross-field rule applies whenever the fields that it reads are valid.
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown): Validation<z.infer<T>> {
  const parsed = schema.safeParse(value, { error: plainError });
  if (parsed.success) return { ok: true, data: parsed.data };
  const inOrder = byFieldOrder(schema);
  const complaints = [...parsed.error.issues.flatMap(complaintsOf), ...crossFieldIssues(schema, value)];
  complaints.sort((one, other) => inOrder(one.path, other.path));
  const errors: FieldErrors = {};
  for (const { path, message } of complaints) errors[path.join('.') || wholeForm] ??= message;
  const first = complaints.find(({ path }) => isFieldOf(schema, path));
  return { ok: false, errors, firstInvalid: first?.path.join('.') ?? wholeForm };
}
