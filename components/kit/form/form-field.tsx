'use client';

import { useId, type ReactNode } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormRegisterReturn } from 'react-hook-form';
import { Field, type ControlProps } from '@/components/ui/field/field';
import type { FormHook } from './use-form';

export interface FormFieldProps<V extends FieldValues, T> {
  form: FormHook<V, T>;
  name: Path<V>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

interface NativeFieldProps<V extends FieldValues, T> extends FormFieldProps<V, T> {
  children: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
}

/** A field around a native control: `<FormField …>{(control) => <Input {...control} />}</FormField>`. */
export function FormField<V extends FieldValues, T>({
  form,
  name,
  children,
  ...field
}: NativeFieldProps<V, T>) {
  const id = useId();
  const state = useFormState({ control: form.control, name });
  const error = form.getFieldState(name, state).error?.message;
  return (
    <Field id={id} error={error} {...field}>
      {(control) => children({ ...control, ...form.register(name) })}
    </Field>
  );
}
