'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { openDialog } from '@/components/ui/overlay/dialogs';
import { Field } from '@/components/ui/field/field';
import { PasswordInput } from '@/components/ui/field/password-input';
import { StrengthMeter } from '@/components/ui/field/strength-meter';
import { AppError, ErrorCode, type FieldErrors } from '@/lib/contract/errors';
import { changePassword, setPassword, type PasswordCheck } from '@/lib/browser/identity/passwords';
import { usePasswordCheck } from '@/lib/browser/identity/use-password-check';
import { text } from '@/lib/text/text';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { useOwnFieldTask } from '../parts/own-tasks';
import { passwordProblem, strengthHint } from '@/lib/browser/identity/password-words';

interface PasswordRequest {
  /** There is a current password, which has to be entered. */
  hasPassword: boolean;
  /** The user name that belongs to it. */
  email: string | undefined;
}

/** Asks for a new password. @returns whether it is set */
export async function askForPassword(request: PasswordRequest): Promise<boolean> {
  const done = await openDialog<true>({
    title: request.hasPassword
      ? text('security.password.form.changeTitle')
      : text('security.password.form.setTitle'),
    description: text('security.password.form.description'),
    content: (close) => <PasswordForm {...request} onDone={() => close(true)} />,
  });
  return done === true;
}

interface Typed extends Record<string, unknown> {
  existing: string;
  next: string;
  /** The server's verdict on the new one, if any. */
  check?: PasswordCheck | undefined;
}

const problemsBy =
  (hasPassword: boolean) =>
  ({ existing, next, check }: Typed): FieldErrors => {
    const problem = passwordProblem(next, check);
    return {
      ...(hasPassword && existing === '' && { existing: text('security.password.form.existingMissing') }),
      ...(problem !== undefined && { next: problem }),
    };
  };

/** Only the current password can be wrong by itself; all other errors are about the new one. */
const blameFor = (reason: unknown): 'existing' | 'next' =>
  reason instanceof AppError && reason.code === ErrorCode.invalidCredentials ? 'existing' : 'next';

function PasswordForm({ hasPassword, email, onDone }: PasswordRequest & { onDone: () => void }) {
  const existing = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [next, setNext] = useState('');
  const problemsOf = problemsBy(hasPassword);
  const { busy, errors, run, changed } = useOwnFieldTask(problemsOf);
  const check = usePasswordCheck(next, email);

  const present = () => existing.current?.value ?? '';

  const save = async () => {
    const typed = { existing: present(), next, check };
    const change = () => (hasPassword ? changePassword(typed) : setPassword(next));
    let [wrong] = Object.keys(problemsOf(typed));
    const done = await run(
      typed,
      () => withFreshProof(change),
      (reason) => (wrong = blameFor(reason)),
    );
    if (done) onDone();
    else (wrong === 'existing' ? existing : input).current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      {hasPassword && (
        <Field id="existing-password" label={text('security.password.form.existing')} error={errors.existing}>
          {(control) => (
            <PasswordInput
              {...control}
              ref={existing}
              autoFocus
              autoComplete="current-password"
              required
              onChange={({ target }) => changed({ existing: target.value, next, check })}
            />
          )}
        </Field>
      )}
      <Field id="next-password" label={text('security.password.form.next')} error={errors.next}>
        {(control) => (
          <>
            <PasswordInput
              {...control}
              aria-describedby={[control['aria-describedby'], 'next-strength'].filter(Boolean).join(' ')}
              ref={input}
              value={next}
              onChange={({ target: { value } }) => {
                setNext(value);
                changed({ existing: present(), next: value });
              }}
              autoFocus={!hasPassword}
              autoComplete="new-password"
              required
            />
            <StrengthMeter
              id="next-strength"
              score={check?.score}
              refused={check?.valid === false}
              hint={check && strengthHint(check)}
            />
          </>
        )}
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        {hasPassword ? text('security.password.form.change') : text('security.password.form.set')}
      </Button>
    </form>
  );
}
