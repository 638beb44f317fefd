'use client';

import { useId } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { DateField } from '@/components/ui/field/date-field';
import type { FormFieldProps } from './form-field';

interface FormDateProps<V extends FieldValues, T> extends FormFieldProps<V, T> {
  min?: string;
  max?: string;
  buttonBar?: boolean;
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/**
 * A date in a form: its value is a calendar date, null, or the typed text when invalid, so that a schema with
 * `z.iso.date()` refuses it.
 */
export function FormDate<V extends FieldValues, T>({ form, name, ...rest }: FormDateProps<V, T>) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<V, Path<V>, T>({ control: form.control, name });
  return (
    <DateField
      {...rest}
      id={id}
      ref={ref}
      value={isDate(value) ? value : null}
      onChange={(date, unreadable) => onChange(date ?? unreadable ?? null)}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
