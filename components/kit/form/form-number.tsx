'use client';

import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { NumberField } from '@/components/ui/field/number-field';
import { FormControl } from './form-control';
import type { FormFieldProps } from './form-field';

interface FormNumberProps<V extends FieldValues, T>
  extends FormFieldProps<V, T>, Pick<ComponentProps<typeof NumberField>, 'min' | 'max' | 'step' | 'format'> {}

/** A number in a form: its value is a number, or null while the field is empty. */
export function FormNumber<V extends FieldValues, T>({
  min,
  max,
  step,
  format,
  ...field
}: FormNumberProps<V, T>) {
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return (
    <FormControl {...field}>
      {({ value, ...control }) => (
        <NumberField
          {...control}
          {...bounds}
          {...(step !== undefined && { step })}
          {...(format && { format })}
          value={typeof value === 'number' ? value : null}
        />
      )}
    </FormControl>
  );
}
