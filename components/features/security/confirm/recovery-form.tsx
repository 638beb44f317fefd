'use client';

import { useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { recover } from '@/lib/identity/totp';
import { useTask } from '../parts/use-task';

/** Takes a recovery code in place of the authenticator app. */
export function RecoveryForm({ verb, onVerified }: { verb: string; onVerified: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, error, setError, run } = useTask();

  const send = async () => {
    const code = input.current?.value.trim() ?? '';
    if (code === '') setError('Enter a recovery code.');
    else if (await run(() => recover(code))) {
      onVerified();
      return;
    }
    input.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field id="recovery-code" label="Recovery code" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            required
          />
        )}
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        {verb}
      </Button>
    </form>
  );
}
