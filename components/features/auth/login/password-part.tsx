'use client';

import type { Ref } from 'react';
import { Field } from '@/components/ui/field/field';
import { PasswordInput } from '@/components/ui/field/password-input';
import { text } from '@/lib/text/text';
import { goTo } from './step';

interface PasswordPartProps {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  /** The address is filled in already. */
  autoFocus: boolean;
}

/** The password field, and the link for a forgotten one. */
export default function PasswordPart({ ref, error, autoFocus }: PasswordPartProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field id="password" label={text('auth.password.label')} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={ref}
            name="password"
            autoComplete="current-password"
            autoFocus={autoFocus}
            required
            className="[&_input]:py-3!"
          />
        )}
      </Field>
      <button
        type="button"
        onClick={() => goTo('forgot')}
        className="min-h-6 self-end rounded-xs text-sm font-medium text-primary-text hover:underline"
      >
        {text('auth.password.forgot')}
      </button>
    </div>
  );
}
