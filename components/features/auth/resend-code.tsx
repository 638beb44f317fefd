'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { SendAgainButton, SentAgain } from '@/components/shared/code-entry/send-again';
import { useTask } from '@/components/shared/task/use-task';
import { useCountdown } from '@/components/ui/hooks/use-countdown';
import type { CodeTarget } from '@/lib/browser/identity/codes';
import { sendCode } from '@/lib/browser/identity/send-code';
import { sendPause, sentAt } from '@/lib/browser/identity/sent-at';
import { text } from '@/lib/text/text';
import { Failure } from './failure';

interface ResendCodeProps {
  target: CodeTarget;
  /** The alternative transport to a phone, where available. */
  other?: 'sms' | 'whatsapp' | undefined;
  onSent: () => void;
}

const labels = { sms: 'auth.code.smsInstead', whatsapp: 'auth.code.whatsappInstead' } as const;

/** Sends another code after one minute, by the same transport or the other one, with a countdown. */
export function ResendCode({ target, other, onSent }: ResendCodeProps) {
  const [until, setUntil] = useState(() => sentAt() + sendPause);
  const [pressed, setPressed] = useState<'same' | 'other'>();
  const [sent, setSent] = useState(false);
  const left = useCountdown(until);
  const { busy, error, run } = useTask();

  const resend = (to: CodeTarget, by: 'same' | 'other') => {
    setPressed(by);
    setSent(false);
    void run(async () => {
      await sendCode(to);
      setSent(true);
      setUntil(sentAt() + sendPause);
      onSent();
    });
  };

  return (
    <div className="flex flex-col items-start gap-1">
      <div className="-mx-3 flex flex-wrap">
        <SendAgainButton
          what="code"
          left={left}
          loading={busy && pressed === 'same'}
          onClick={() => resend(target, 'same')}
        />
        {other && target.phone !== undefined && (
          <Button
            variant="ghost"
            size="small"
            icon={other === 'sms' ? 'phone' : 'message-square'}
            loading={busy && pressed === 'other'}
            disabled={left > 0}
            onClick={() => resend({ phone: target.phone, transport: other }, 'other')}
          >
            {text(labels[other])}
          </Button>
        )}
      </div>
      <SentAgain what="code" sent={sent} />
      <Failure>{error}</Failure>
    </div>
  );
}
