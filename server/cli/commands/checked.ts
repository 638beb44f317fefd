import type { z } from 'zod';
import { validate } from '@/lib/validation/validate';
import { optionOfField } from './options';
import { RefusedError } from './refused';

const options = new Map<string, string>(Object.entries(optionOfField));

/** The option of a field; those of its parts stand beside the others, unless it has one for all of them. */
function optionOf(path: string): string {
  const fields = path.split('.');
  const named = fields.findLast((field) => options.has(field)) ?? fields.at(-1) ?? path;
  return `--${options.get(named) ?? named}`;
}

/** What an operator gave, parsed. @throws RefusedError with a line for each option that is wrong */
export function checked<T extends z.ZodType>(schema: T, given: unknown): z.infer<T> {
  const result = validate(schema, given);
  if (result.ok) return result.data;
  const lines = Object.entries(result.errors).map(([field, why]) => `${optionOf(field)}: ${why}`);
  throw new RefusedError(lines.join('\n'));
}
