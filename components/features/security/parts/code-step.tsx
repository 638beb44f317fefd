'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { useCountdown } from '@/components/ui/use-countdown';
import { maskContact } from '@/lib/forms/contact';
import { verifyCode, type CodeTarget } from '@/lib/identity/codes';
import { requestOwnCode } from '@/lib/identity/factors';
import { CodeForm } from './code-form';
import { useTask } from './use-task';

/** Milliseconds between two codes (security 9: one a minute). */
const pause = 60_000;

interface CodeStepProps {
  contact: CodeTarget;
  methodId: string;
  /** What the button does, such as "Confirm". */
  verb: string;
  onVerified: () => void;
}

/** A code is on its way to an address: takes it, and sends another when the minute is over. */
export function CodeStep({ contact, methodId: firstId, verb, onVerified }: CodeStepProps) {
  const [sent, setSent] = useState(() => ({ methodId: firstId, again: false, until: Date.now() + pause }));
  const { busy, error, run } = useTask();
  const left = useCountdown(sent.until);

  const resend = () =>
    run(async () => {
      const { methodId } = await requestOwnCode(contact);
      setSent({ methodId, again: true, until: Date.now() + pause });
    });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        We sent a code to <strong className="font-medium">{maskContact(contact)}</strong>. It works for a few
        minutes.
      </p>
      <CodeForm
        key={sent.until}
        verb={verb}
        verify={(code) => verifyCode({ methodId: sent.methodId, code })}
        onVerified={onVerified}
      />
      <div className="flex flex-col items-start gap-1">
        <Button
          variant="ghost"
          size="small"
          icon="refresh-cw"
          className="-ms-3 tabular-nums"
          loading={busy}
          disabled={left > 0}
          onClick={() => void resend()}
        >
          {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
        </Button>
        <p role="status" className="text-sm text-muted empty:hidden">
          {sent.again && 'A new code is on its way; the earlier one no longer works.'}
        </p>
        {error && <FieldError id="resend-error">{error}</FieldError>}
      </div>
    </div>
  );
}
