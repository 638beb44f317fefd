'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '@/components/kit/form/form-field';
import type { FormHook } from '@/components/kit/form/use-form';
import { Input } from '@/components/ui/field/input';
import type { CheckoutFields } from './checkout-schema';

export interface CheckoutPartProps {
  form: FormHook<CheckoutFields>;
}

interface TextFieldProps extends CheckoutPartProps, Omit<ComponentProps<'input'>, 'form' | 'name' | 'ref'> {
  name: keyof CheckoutFields;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Out of six columns. */
  span: 2 | 3 | 6;
}

const spans = { 2: '@md:col-span-2', 3: '@md:col-span-3', 6: '@md:col-span-6' };

/** One text field of the checkout. */
export function TextField({ form, name, label, hint, optional = false, span, ...input }: TextFieldProps) {
  return (
    <div className={spans[span]}>
      <FormField form={form} name={name} label={label} hint={hint} optional={optional}>
        {(control) => <Input {...input} {...control} />}
      </FormField>
    </div>
  );
}
