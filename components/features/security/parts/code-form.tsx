'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { CodeField, codeLength } from '@/components/ui/code-field';
import { isRefusal } from '@/lib/errors';
import { useTask } from './use-task';

interface CodeFormProps {
  /** What the button does, such as "Confirm". */
  verb: string;
  /** @throws AppError when the code is not right */
  verify: (code: string) => Promise<unknown>;
  onVerified: () => void;
}

/** Takes a six-digit code, sends it as soon as it is whole, and asks again when it is not right. One that nobody saw stays. */
export function CodeForm({ verb, verify, onVerified }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const { busy, error, setError, run } = useTask();

  const send = async (whole: string) => {
    if (whole.length < codeLength) {
      setError('Enter all six digits of the code.');
      input.current?.focus();
      return;
    }
    const sent = () =>
      verify(whole).catch((reason: unknown) => {
        if (isRefusal(reason)) setCode('');
        throw reason;
      });
    if (await run(sent)) onVerified();
    else input.current?.focus();
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
        error={error}
        busy={busy}
        onChange={setCode}
        onComplete={(whole) => void send(whole)}
      />
      <Button type="submit" loading={busy} className="self-start">
        {verb}
      </Button>
    </form>
  );
}
