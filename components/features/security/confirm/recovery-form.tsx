'use client';

import { useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/field/input';
import type { FieldErrors } from '@/lib/contract/errors';
import { recover } from '@/lib/browser/identity/totp';
import { text } from '@/lib/text/text';
import { useOwnFieldTask } from '../parts/own-tasks';

const problemsOf = ({ code }: { code: string }): FieldErrors =>
  code.trim() === '' ? { code: text('security.confirm.recovery.missing') } : {};

/** Takes a recovery code in place of the authenticator app. */
export function RecoveryForm({ verb, onVerified }: { verb: string; onVerified: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { busy, errors, run, changed } = useOwnFieldTask(problemsOf);

  const send = async () => {
    const code = input.current?.value ?? '';
    const done = await run(
      { code },
      () => recover(code.trim()),
      () => 'code',
    );
    if (done) onVerified();
    else input.current?.select();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field id="recovery-code" label={text('security.confirm.recovery.label')} error={errors.code}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoFocus
            data-secret=""
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            required
            onChange={({ target }) => changed({ code: target.value })}
          />
        )}
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        {verb}
      </Button>
    </form>
  );
}
