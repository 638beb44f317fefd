'use client';

import { useId, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '@/lib/contract/errors';
import { validate } from '@/lib/validation/validate';
import { useFieldErrors } from '@/components/ui/field/use-field-errors';

/** A form as its fields receive it. */
export interface FormHook<V> {
  values: V;
  /** A message per field; `wholeForm` (lib/validation/validate) is the key of one without a field. */
  errors: FieldErrors;
  submitting: boolean;
  /** The id of a field's control, which gets the focus when its value is refused. */
  idOf: (name: keyof V & string) => string;
  set: <N extends keyof V>(name: N, value: V[N]) => void;
  /** The values at the time of the call, for code that has waited since the last render. */
  latest: () => V;
  /** Takes these values, by default the first ones, and removes all errors. */
  reset: (values?: V) => void;
  submit: () => Promise<void>;
}

interface FormOptions<V, T> {
  schema: z.ZodType<T>;
  defaults: V;
  /** Sends the parsed data; returned server errors are shown beside their fields. */
  onSubmit: (data: T) => Promise<FieldErrors | undefined>;
  /** Called with all values after each change of a field. */
  onChange?: (values: V) => void;
}

/**
 * A form validated by the form helper (SPEC section 5) on submit: each field shows its first error until its value is
 * right, the first invalid field gets the focus, and no input is lost.
 */
export function useForm<V extends Record<keyof V, unknown>, T>({
  schema,
  defaults,
  onSubmit,
  onChange,
}: FormOptions<V, T>): FormHook<V> {
  const id = useId();
  const [values, setValues] = useState(defaults);
  const [submitting, setSubmitting] = useState(false);
  const now = useRef(defaults);
  const submitted = useRef(schema);
  // The schema may be another one at each submit: the errors on the screen are those of the last.
  const { errors, show, changed } = useFieldErrors<V>(() => (typed) => {
    const result = validate(submitted.current, typed);
    return result.ok ? {} : result.errors;
  });

  const idOf = (name: string) => `${id}-${name}`;
  const take = (next: V) => {
    now.current = next;
    setValues(next);
  };
  const refuse = (found: FieldErrors, sent: V, first: string | undefined) => {
    show(found, sent);
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  };

  const submit = async () => {
    if (submitting) return;
    const sent = now.current;
    const result = validate(schema, sent);
    submitted.current = schema;
    if (!result.ok) {
      refuse(result.errors, sent, result.firstInvalid);
      return;
    }
    show({}, sent);
    setSubmitting(true);
    try {
      const refused = await onSubmit(result.data);
      if (refused) refuse(refused, sent, Object.keys(refused)[0]);
    } finally {
      setSubmitting(false);
    }
  };
  return {
    values,
    errors,
    submitting,
    idOf,
    set: (name, value) => {
      const next = { ...now.current, [name]: value };
      take(next);
      changed(next);
      onChange?.(next);
    },
    latest: () => now.current,
    reset: (next = defaults) => {
      take(next);
      show({}, next);
    },
    submit,
  };
}
