'use client';

import { useId, type ReactNode } from 'react';
import { useController, type ControllerRenderProps, type FieldValues, type Path } from 'react-hook-form';
import { Field, type ControlProps } from '@/components/ui/field/field';
import type { FormFieldProps } from './form-field';

interface FormControlProps<V extends FieldValues, T, N extends Path<V>> extends FormFieldProps<V, T> {
  name: N;
  children: (control: ControlProps & Omit<ControllerRenderProps<V, N>, 'name' | 'disabled'>) => ReactNode;
}

/** A field around a control with its own `value` and `onChange`, such as a `FilterSelect`. */
export function FormControl<V extends FieldValues, T, N extends Path<V>>({
  form,
  name,
  children,
  ...field
}: FormControlProps<V, T, N>) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<V, N, T>({ control: form.control, name });
  return (
    <Field id={id} error={fieldState.error?.message} {...field}>
      {(control) => children({ ...control, value, onChange, onBlur, ref })}
    </Field>
  );
}
