'use client';

import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { validate } from '@/lib/validation/validate';
import { resolverOf } from './resolver';

/** A message per field path; `wholeForm` (lib/validation/validate) is the key of errors without a field. */
type Refusal = Record<string, string>;

/** The form as its fields receive it. */
export type FormHook<V extends FieldValues, T = V> = UseFormReturn<V, unknown, T>;

interface FormOptions<V extends FieldValues, T> {
  schema: z.ZodType<T>;
  defaults: DefaultValues<V>;
  /** Sends the parsed data; returned server errors are shown beside their fields. */
  onSubmit: (data: T) => Promise<Refusal | undefined>;
}

/**
 * A form validated by the form helper (SPEC section 5) on submit: each field shows its first error, the first
 * invalid field gets the focus, and no input is lost.
 */
export function useForm<V extends FieldValues, T>({ schema, defaults, onSubmit }: FormOptions<V, T>) {
  const form = useHookForm<V, unknown, T>({
    defaultValues: defaults,
    resolver: resolverOf<V, T>(schema),
    shouldFocusError: false,
  });
  const focus = (name: string | undefined) => {
    if (name !== undefined) form.setFocus(name as Path<V>);
  };

  const submit = form.handleSubmit(
    async (data) => {
      const refused = Object.entries((await onSubmit(data)) ?? {});
      for (const [name, message] of refused) form.setError(name as Path<V>, { type: 'server', message });
      focus(refused[0]?.[0]);
    },
    () => {
      const result = validate(schema, form.getValues());
      if (!result.ok) focus(result.firstInvalid);
    },
  );
  return { form, submit };
}
