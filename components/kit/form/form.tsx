'use client';

import type { ComponentProps } from 'react';
import { wholeForm } from '@/lib/validation/validate';
import { text } from '@/lib/text/text';
import { Alert } from '@/components/ui/feedback/alert';
import type { FormHook } from './use-form';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: Pick<FormHook<unknown>, 'errors' | 'submit'>;
}

/** The form element: an error of the whole form is in an alert above its fields. */
export function Form({ form, children, ...rest }: FormProps) {
  const complaint = form.errors[wholeForm];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      {...rest}
    >
      {complaint && (
        <Alert severity="error" title={complaint} className="col-span-full">
          {text('kit.form.kept')}
        </Alert>
      )}
      {children}
    </form>
  );
}
