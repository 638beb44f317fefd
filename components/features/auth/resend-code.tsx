'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCountdown } from '@/components/ui/use-countdown';
import type { Contact } from '@/lib/forms/contact';
import { errorText } from '@/lib/identity/error-text';
import { sendCode } from '@/lib/identity/send-code';
import { sentAt } from '@/lib/identity/sent-at';

/** Milliseconds between two codes (security 9: one a minute). */
const pause = 60_000;

interface ResendCodeProps {
  contact: Contact;
  onSent: () => void;
}

/** Sends another code once the minute is over, and says how long that takes. */
export function ResendCode({ contact, onSent }: ResendCodeProps) {
  const [until, setUntil] = useState(() => sentAt() + pause);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();
  const left = useCountdown(until);

  const resend = () => {
    if (state === 'sending') return;
    setState('sending');
    setError(undefined);
    sendCode(contact).then(
      () => {
        setState('sent');
        setUntil(sentAt() + pause);
        onSent();
      },
      (reason: unknown) => {
        setState('idle');
        setError(errorText(reason));
      },
    );
  };

  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        variant="ghost"
        size="small"
        icon="refresh-cw"
        className="-ms-3 tabular-nums"
        loading={state === 'sending'}
        disabled={left > 0}
        onClick={resend}
      >
        {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {state === 'sent' && 'A new code is on its way; the earlier one no longer works.'}
      </p>
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
