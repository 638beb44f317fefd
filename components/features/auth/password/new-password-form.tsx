'use client';

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { ActionButton } from '@/components/ui/action-button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { StrengthMeter } from '@/components/ui/strength-meter';
import { passwordProblem, strengthHint } from '@/lib/identity/password-words';
import { usePasswordCheck } from '@/lib/identity/use-password-check';
import { useAttempt } from '../use-attempt';

interface NewPasswordFormProps {
  submitLabel: string;
  /** Whose password: it must not be made of it, and password managers want to know. */
  email?: string | undefined;
  /** Fields above the password. */
  before?: ReactNode;
  /** Whether those are in order; says so itself when they are not. */
  ready?: () => boolean;
  onSubmit: (password: string) => Promise<void>;
}

/** A new password, twice, with its strength while it is typed (security 12). */
export function NewPasswordForm({ submitLabel, email, before, ready, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const [differs, setDiffers] = useState(false);
  const { busy, error, run, refuse } = useAttempt();
  const check = usePasswordCheck(password, email === '' ? undefined : email);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || ready?.() === false) return;
    const problem = passwordProblem(password, check);
    const same = password === again.current?.value;
    refuse(problem);
    setDiffers(!problem && !same);
    if (problem) {
      input.current?.focus();
    } else if (!same) {
      again.current?.focus();
    } else {
      run(
        () => onSubmit(password),
        () => input.current?.focus(),
      );
    }
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {before ?? (email && <input type="text" autoComplete="username" value={email} readOnly hidden />)}
      <div className="flex flex-col gap-3">
        <Field id="new-password" label="New password" error={error}>
          {(control) => (
            <PasswordInput
              {...control}
              aria-describedby={[control['aria-describedby'], 'strength'].filter(Boolean).join(' ')}
              ref={input}
              name="new-password"
              autoComplete="new-password"
              autoFocus={before === undefined || email !== ''}
              required
              maxLength={128}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <StrengthMeter
          id="strength"
          score={check?.score}
          refused={check?.valid === false}
          hint={check && strengthHint(check)}
        />
      </div>
      <Field
        id="repeat-password"
        label="The same again"
        error={differs ? 'The two passwords are not the same. Enter it once more.' : undefined}
      >
        {(control) => (
          <PasswordInput
            {...control}
            ref={again}
            name="repeat-password"
            autoComplete="new-password"
            required
            maxLength={128}
          />
        )}
      </Field>
      <ActionButton type="submit" size="large" loading={busy}>
        {submitLabel}
      </ActionButton>
    </form>
  );
}
