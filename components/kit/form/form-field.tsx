'use client';

import type { ReactNode } from 'react';
import type { ControlProps } from '@/components/ui/field/field';
import { FormControl, type FormFieldProps } from './form-control';

interface NativeControl extends ControlProps {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

interface NativeFieldProps<V, N extends keyof V & string> extends FormFieldProps<V, N> {
  children: (control: NativeControl) => ReactNode;
}

/** A field around a native control: `<FormField …>{(control) => <Input {...control} />}</FormField>`. */
export function FormField<N extends string, V extends Record<N, string>>({
  children,
  ...field
}: NativeFieldProps<V, N>) {
  return (
    <FormControl {...field}>
      {({ onChange, ...control }) =>
        children({
          ...control,
          name: field.name,
          // The values of a select are its options, which the schema checks again.
          onChange: ({ target }) => onChange(target.value as V[N]),
        })
      }
    </FormControl>
  );
}
