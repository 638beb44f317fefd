'use client';

import { useId, type ComponentProps } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { Field } from '../field';
import { NumberField } from '../number-field';
import type { FormFieldProps } from './form-field';

interface FormNumberProps<V extends FieldValues, T>
  extends FormFieldProps<V, T>, Pick<ComponentProps<typeof NumberField>, 'min' | 'max' | 'step' | 'format'> {}

/** A number in a form: its value is a number, or null while the field is empty. */
export function FormNumber<V extends FieldValues, T>({
  form,
  name,
  min,
  max,
  step,
  format,
  ...field
}: FormNumberProps<V, T>) {
  const id = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<V, Path<V>, T>({ control: form.control, name });
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return (
    <Field id={id} error={fieldState.error?.message} {...field}>
      {(control) => (
        <NumberField
          {...control}
          {...bounds}
          {...(step !== undefined && { step })}
          {...(format && { format })}
          ref={ref}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
