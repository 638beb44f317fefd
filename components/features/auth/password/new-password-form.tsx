'use client';

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { PasswordInput } from '@/components/ui/field/password-input';
import { StrengthMeter } from '@/components/ui/field/strength-meter';
import { useFieldTask } from '@/components/shared/task/use-field-task';
import type { FieldErrors } from '@/lib/contract/errors';
import { passwordProblem, strengthHint } from '@/lib/browser/identity/password-words';
import type { PasswordCheck } from '@/lib/browser/identity/passwords';
import { usePasswordCheck } from '@/lib/browser/identity/use-password-check';
import { text } from '@/lib/text/text';

interface NewPasswordFormProps {
  submitLabel: string;
  /** The password's owner, for the strength check and for password managers. */
  email?: string | undefined;
  /** Fields above the password. */
  before?: ReactNode;
  /** Whether those are valid; shows their errors itself. */
  ready?: () => boolean;
  onSubmit: (password: string) => Promise<void>;
}

interface Typed extends Record<string, unknown> {
  password: string;
  again: string;
  /** The server's verdict on the password, if any. */
  check?: PasswordCheck | undefined;
}

function problemsOf({ password, again, check }: Typed): FieldErrors {
  const problem = passwordProblem(password, check);
  return {
    ...(problem && { password: problem }),
    ...(password !== again && { again: text('auth.password.different') }),
  };
}

/** A new password, twice, with its strength while typing (security 12). */
export function NewPasswordForm({ submitLabel, email, before, ready, onSubmit }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const { busy, errors, run, changed } = useFieldTask(problemsOf, { staysBusy: true });
  const check = usePasswordCheck(password, email === '' ? undefined : email);

  const save = async () => {
    if (busy || ready?.() === false) return;
    const typed = { password, again: again.current?.value ?? '', check };
    const [wrong] = Object.keys(problemsOf(typed));
    const done = await run(
      typed,
      () => onSubmit(password),
      () => 'password',
    );
    if (!done) (wrong === 'again' ? again : input).current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {before ?? (email && <input type="text" autoComplete="username" value={email} readOnly hidden />)}
      <div className="flex flex-col gap-3">
        <Field id="new-password" label={text('auth.password.new')} error={errors.password}>
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
              onChange={({ target: { value } }) => {
                setPassword(value);
                changed({ password: value, again: again.current?.value ?? '' });
              }}
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
      <Field id="repeat-password" label={text('auth.password.confirm')} error={errors.again}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={again}
            name="repeat-password"
            autoComplete="new-password"
            required
            maxLength={128}
            onChange={(event) => changed({ password, again: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" size="large" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
