import type { z } from 'zod';
import { validate } from '@/lib/validation/validate';
import { RefusedError } from './refused';

/** The option of a field, where it is not the field's own name. */
const options: Record<string, string> = {
  timeZone: 'time-zone',
  'address.locality': 'city',
  'address.administrativeArea': 'region',
  'address.postalCode': 'postal-code',
  'address.countryCode': 'country',
};

const optionOf = (field: string) => `--${options[field] ?? field.replace('address.', '')}`;

/** What an operator gave, parsed. @throws RefusedError with a line for each option that is wrong */
export function checked<T extends z.ZodType>(schema: T, given: unknown): z.infer<T> {
  const result = validate(schema, given);
  if (result.ok) return result.data;
  const lines = Object.entries(result.errors).map(([field, why]) => `${optionOf(field)}: ${why}`);
  throw new RefusedError(lines.join('\n'));
}
