'use client';

import { useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { PasswordInput } from '@/components/ui/field/password-input';
import type { FieldErrors } from '@/lib/contract/errors';
import { signInWithPassword } from '@/lib/browser/identity/passwords';
import { text } from '@/lib/text/text';
import { useOwnFieldTask } from '../parts/own-tasks';

const problemsOf = ({ password }: { password: string }): FieldErrors =>
  password === '' ? { password: text('security.confirm.password.missing') } : {};

/** Re-authenticates by password. */
export function PasswordProof({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, errors, run, changed } = useOwnFieldTask(problemsOf);

  const confirm = async () => {
    const password = input.current?.value ?? '';
    const done = await run(
      { password },
      () => signInWithPassword({ email, password }),
      () => 'password',
    );
    if (done) onConfirmed();
    else input.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void confirm();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field id="confirm-password" label={text('security.confirm.password.label')} error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            autoFocus
            autoComplete="current-password"
            required
            onChange={({ target }) => changed({ password: target.value })}
          />
        )}
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        {text('security.confirm.submit')}
      </Button>
    </form>
  );
}
