'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCountdown } from '@/components/ui/use-countdown';
import type { Contact } from '@/lib/forms/contact';
import { errorText } from '@/lib/identity/error-text';
import { sentAt } from '@/lib/identity/sent-at';
import { sendProof } from './proof';

/** Milliseconds between two codes to one address (security 9: one a minute). */
const pause = 60_000;

interface SendAgainProps {
  contact: Contact;
  email: string;
  /** Empty when no code can go there. */
  phone: string;
  onSent: (to: Contact) => void;
}

/** Another code to the same address after a minute, or one to the other address at once. */
export function SendAgain({ contact, email, phone, onSent }: SendAgainProps) {
  const [until, setUntil] = useState(() => sentAt() + pause);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();
  const left = useCountdown(until);
  const other: Contact | null = contact.phone !== undefined ? { email } : phone ? { phone } : null;

  const send = (to: Contact) => {
    if (state === 'sending') return;
    setState('sending');
    setError(undefined);
    sendProof(to).then(
      () => {
        setState('sent');
        setUntil(sentAt() + pause);
        onSent(to);
      },
      (reason: unknown) => {
        setState('idle');
        setError(errorText(reason));
      },
    );
  };

  return (
    <div className="flex flex-col items-start gap-1">
      <div className="-ms-3 flex flex-wrap gap-x-2">
        <Button
          variant="ghost"
          size="small"
          icon="refresh-cw"
          className="tabular-nums"
          loading={state === 'sending'}
          disabled={left > 0}
          onClick={() => send(contact)}
        >
          {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
        </Button>
        {other && (
          <Button variant="ghost" size="small" disabled={state === 'sending'} onClick={() => send(other)}>
            {other.phone === undefined ? 'Send it to my e-mail instead' : 'Send it to my phone instead'}
          </Button>
        )}
      </div>
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
