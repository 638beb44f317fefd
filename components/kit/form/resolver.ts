import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { validate } from '@/lib/validation/validate';

/** The form helper (SPEC section 5) as react-hook-form's resolver: one message per field, nested by path. */
export function resolverOf<V extends FieldValues, T>(schema: z.ZodType<T>): Resolver<V, unknown, T> {
  return (values) => {
    const result = validate(schema, values);
    if (result.ok) return { values: result.data, errors: {} };
    const errors: FieldErrors<V> = {};
    for (const [name, message] of Object.entries(result.errors))
      set(errors, name, { type: 'schema', message });
    return { values: {}, errors };
  };
}
