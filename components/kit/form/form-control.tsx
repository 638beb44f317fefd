'use client';

import type { ReactNode } from 'react';
import { Field, type ControlProps } from '@/components/ui/field/field';
import type { FormHook } from './use-form';

export interface FormFieldProps<V, N extends keyof V & string> {
  form: FormHook<V>;
  name: N;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

interface ValueControl<T> extends ControlProps {
  value: T;
  onChange: (value: T) => void;
}

interface FormControlProps<V, N extends keyof V & string> extends FormFieldProps<V, N> {
  children: (control: ValueControl<V[N]>) => ReactNode;
}

/** A field around a control with its own `value` and `onChange`, such as a `FilterSelect`. */
export function FormControl<V, N extends keyof V & string>({
  form,
  name,
  children,
  ...field
}: FormControlProps<V, N>) {
  return (
    <Field id={form.idOf(name)} error={form.errors[name]} {...field}>
      {(control) =>
        children({ ...control, value: form.values[name], onChange: (value) => form.set(name, value) })
      }
    </Field>
  );
}
