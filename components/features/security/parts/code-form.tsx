'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { CodeField } from '@/components/shared/code-entry/code-field';
import { codeProblems } from '@/components/shared/code-entry/code-problems';
import { isRefusal } from '@/lib/contract/errors';
import { useOwnFieldTask } from './own-tasks';

interface CodeFormProps {
  /** The button's label, such as "Confirm". */
  verb: string;
  /** @throws AppError when the code is wrong */
  verify: (code: string) => Promise<unknown>;
  onVerified: () => void;
}

/**
 * Takes a six-digit code, submits it as soon as it is complete, and asks again when it is wrong. A code that
 * was not checked stays.
 */
export function CodeForm({ verb, verify, onVerified }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { busy, errors, run, changed } = useOwnFieldTask(codeProblems);

  const send = async (whole: string) => {
    const sent = { code: whole };
    const done = await run(
      sent,
      () =>
        verify(whole).catch((reason: unknown) => {
          // An incomplete code can be completed, an unchecked one resent; a refused one is cleared.
          if (isRefusal(reason)) setCode('');
          throw reason;
        }),
      () => 'code',
    );
    if (done) {
      onVerified();
      return;
    }
    input.current?.focus();
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(code);
  };

  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <CodeField
        ref={input}
        value={code}
        error={errors.code}
        busy={busy}
        onChange={(typed) => {
          setCode(typed);
          changed({ code: typed });
        }}
        onComplete={(whole) => void send(whole)}
      />
      <Button type="submit" loading={busy} className="self-start">
        {verb}
      </Button>
    </form>
  );
}
