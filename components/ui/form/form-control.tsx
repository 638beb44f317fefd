'use client';

import { useId, type ReactNode } from 'react';
import { useController, type ControllerRenderProps, type FieldValues, type Path } from 'react-hook-form';
import { Field, type ControlProps } from '../field';
import type { FormFieldProps } from './form-field';

interface FormControlProps<V extends FieldValues, T> extends FormFieldProps<V, T> {
  children: (control: ControlProps & Omit<ControllerRenderProps<V>, 'name' | 'disabled'>) => ReactNode;
}

/** A field around a control with `value` and `onChange` of its own, such as a `FilterSelect`. */
export function FormControl<V extends FieldValues, T>({
  form,
  name,
  children,
  ...field
}: FormControlProps<V, T>) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<V, Path<V>, T>({ control: form.control, name });
  return (
    <Field id={id} error={fieldState.error?.message} {...field}>
      {(control) => children({ ...control, value, onChange, onBlur, ref })}
    </Field>
  );
}
