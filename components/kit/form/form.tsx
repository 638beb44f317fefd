'use client';

import type { ComponentProps, SubmitEvent } from 'react';
import { get, useFormState, type FieldValues } from 'react-hook-form';
import { wholeForm } from '@/lib/validation/validate';
import { Alert } from '@/components/ui/feedback/alert';
import type { FormHook } from './use-form';

interface FormProps<V extends FieldValues, T> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  form: FormHook<V, T>;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}

/** The form element: errors of the whole form are in an alert above its fields. */
export function Form<V extends FieldValues, T>({ form, submit, children, ...rest }: FormProps<V, T>) {
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const complaint: unknown = get(errors, `${wholeForm}.message`);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit(event);
      }}
      {...rest}
    >
      {typeof complaint === 'string' && (
        <Alert severity="error" title={complaint} className="col-span-full">
          Nothing you typed is lost.
        </Alert>
      )}
      {children}
    </form>
  );
}
