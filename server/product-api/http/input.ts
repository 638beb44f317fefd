import type { z } from 'zod';
import { AppError, ErrorCode, type FieldErrors } from '@/lib/contract/errors';
import { validate, wholeForm } from '@/lib/validation/validate';
import { text } from '@/lib/text/text';
import { readJson } from './body';

/** An error 1010 about single fields. */
export function invalidFields(fields: FieldErrors): AppError {
  return new AppError(ErrorCode.validationFailed, text('errors.checkEntries'), { fields });
}

/** NUL and lone surrogates, which PostgreSQL can't store. */
const unstorable = /\0|\p{Surrogate}/u;

/** Whether PostgreSQL can store every text in a value. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry));
}

/** Parses a value by its schema, its texts unchecked. @throws AppError 1010 naming the fields */
export function parseShape<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const result = validate(schema, value);
  if (result.ok) return result.data;
  const { [wholeForm]: message = text('errors.checkEntries'), ...fields } = result.errors;
  const named = Object.keys(fields).length > 0;
  throw new AppError(ErrorCode.validationFailed, message, named ? { fields } : {});
}

/** Parses what was sent by its schema. @throws AppError 1010 naming the fields, or for texts that can't be stored */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  if (!isStorable(value)) {
    throw new AppError(ErrorCode.validationFailed, 'The request holds characters that are no text');
  }
  return parseShape(schema, value);
}

/** Parses the query of a GET by its schema; empty parameters count as absent (SPEC section 7). */
export function parseQuery<T extends z.ZodType>(schema: T, request: Request): z.infer<T> {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return parseInput(schema, Object.fromEntries(given));
}

/** Parses the JSON body of a POST by its schema. */
export async function parseBody<T extends z.ZodType>(schema: T, request: Request): Promise<z.infer<T>> {
  return parseInput(schema, await readJson(request));
}
