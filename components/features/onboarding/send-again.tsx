'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { SendAgainButton, SentAgain } from '@/components/shared/code-entry/send-again';
import { useCountdown } from '@/components/ui/hooks/use-countdown';
import type { Contact } from '@/lib/validation/contact';
import { errorText } from '@/lib/browser/identity/error-text';
import { sendCode } from '@/lib/browser/identity/send-code';
import { sendPause, sentAt } from '@/lib/browser/identity/sent-at';
import { text } from '@/lib/text/text';

interface SendAgainProps {
  contact: Contact;
  email: string;
  /** Empty when no code can be sent there. */
  phone: string;
  onSent: (to: Contact) => void;
}

/** Sends another code to the same address after a minute, or one to the other address at once. */
export function SendAgain({ contact, email, phone, onSent }: SendAgainProps) {
  const [until, setUntil] = useState(() => sentAt() + sendPause);
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [error, setError] = useState<string>();
  const left = useCountdown(until);
  const other: Contact | null = contact.phone !== undefined ? { email } : phone ? { phone } : null;

  const send = (to: Contact) => {
    if (state === 'sending') return;
    setState('sending');
    setError(undefined);
    sendCode(to).then(
      () => {
        setState('sent');
        setUntil(sentAt() + sendPause);
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
        <SendAgainButton
          what="code"
          left={left}
          loading={state === 'sending'}
          onClick={() => send(contact)}
        />
        {other && (
          <Button variant="ghost" size="small" disabled={state === 'sending'} onClick={() => send(other)}>
            {other.phone === undefined ? text('onboarding.code.toEmail') : text('onboarding.code.toPhone')}
          </Button>
        )}
      </div>
      <SentAgain what="code" sent={state === 'sent'} />
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
