'use client';

import { DateField } from '@/components/ui/field/date-field';
import type { FormFieldProps } from './form-control';

interface FormDateProps<V, N extends keyof V & string> extends FormFieldProps<V, N> {
  min?: string;
  max?: string;
  buttonBar?: boolean;
}

const isDate = (value: string | null) => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * A date in a form: its value is a calendar date, null, or the typed text when invalid, so that a schema with
 * `z.iso.date()` refuses it.
 */
export function FormDate<N extends string, V extends Record<N, string | null>>({
  form,
  name,
  ...rest
}: FormDateProps<V, N>) {
  const value: string | null = form.values[name];
  return (
    <DateField
      {...rest}
      id={form.idOf(name)}
      value={isDate(value) ? value : null}
      onChange={(date, unreadable) => form.set(name, (date ?? unreadable ?? null) as V[N])}
      error={form.errors[name]}
    />
  );
}
