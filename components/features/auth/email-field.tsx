'use client';

import type { Ref } from 'react';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import { text } from '@/lib/text/text';

interface EmailFieldProps {
  ref: Ref<HTMLInputElement>;
  defaultValue: string;
  error: string | undefined;
  onTyped: (email: string) => void;
  autoFocus?: boolean;
}

/** An e-mail field, where a phone number is not accepted. */
export function EmailField({ error, onTyped, ...rest }: EmailFieldProps) {
  return (
    <Field id="email" label={text('auth.contact.email')} error={error}>
      {(control) => (
        <Input
          {...control}
          {...rest}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={(event) => onTyped(event.target.value)}
          className="py-3!"
        />
      )}
    </Field>
  );
}
