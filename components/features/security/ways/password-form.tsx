'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { openDialog } from '@/components/ui/dialogs';
import { Field } from '@/components/ui/field';
import { Message } from '@/components/ui/message';
import { PasswordInput } from '@/components/ui/password-input';
import { StrengthMeter } from '@/components/ui/strength-meter';
import { changePassword, setPassword } from '@/lib/identity/passwords';
import { usePasswordCheck } from '@/lib/identity/use-password-check';
import { withFreshProof } from '../confirm/with-fresh-proof';
import { useTask } from '../parts/use-task';
import { passwordProblem, strengthHint } from '@/lib/identity/password-words';

interface PasswordRequest {
  /** There is one, which has to be entered. */
  hasPassword: boolean;
  /** The address it stands beside. */
  email: string | undefined;
}

/** Asks for a new password. @returns whether it is set */
export async function askForPassword(request: PasswordRequest): Promise<boolean> {
  const done = await openDialog<true>({
    title: request.hasPassword ? 'Change your password' : 'Set a password',
    description: 'Everywhere else you will be signed out.',
    content: (close) => <PasswordForm {...request} onDone={() => close(true)} />,
  });
  return done === true;
}

function PasswordForm({ hasPassword, email, onDone }: PasswordRequest & { onDone: () => void }) {
  const existing = useRef<HTMLInputElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, error, run } = useTask();
  const check = usePasswordCheck(next, email);

  const save = async () => {
    const found = passwordProblem(next, check);
    setProblem(found);
    if (found !== undefined) {
      input.current?.focus();
      return;
    }
    const done = await run(() =>
      withFreshProof(() =>
        hasPassword ? changePassword({ existing: existing.current?.value ?? '', next }) : setPassword(next),
      ),
    );
    if (done) onDone();
    else (existing.current ?? input.current)?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      {hasPassword && (
        <Field id="existing-password" label="Present password">
          {(control) => (
            <PasswordInput {...control} ref={existing} autoFocus autoComplete="current-password" required />
          )}
        </Field>
      )}
      <Field id="next-password" label="New password" error={problem}>
        {(control) => (
          <>
            <PasswordInput
              {...control}
              aria-describedby={[control['aria-describedby'], 'next-strength'].filter(Boolean).join(' ')}
              ref={input}
              value={next}
              onChange={(event) => setNext(event.currentTarget.value)}
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
      {error && <Message severity="error">{error}</Message>}
      <Button type="submit" loading={busy} className="self-start">
        {hasPassword ? 'Change password' : 'Set password'}
      </Button>
    </form>
  );
}
