'use client';

import { useState } from 'react';
import { FieldError } from '@/components/ui/field/field-error';
import { SendAgainButton, SentAgain } from '@/components/shared/code-entry/send-again';
import { useCountdown } from '@/components/ui/hooks/use-countdown';
import { maskContact } from '@/lib/validation/contact';
import { verifyCode, type CodeTarget } from '@/lib/browser/identity/codes';
import { requestOwnCode } from '@/lib/browser/identity/factors';
import { sendPause } from '@/lib/browser/identity/sent-at';
import { richText } from '@/lib/text/rich-text';
import { CodeForm } from './code-form';
import { useOwnTask } from './own-tasks';

interface CodeStepProps {
  contact: CodeTarget;
  methodId: string;
  /** The button's label, such as "Confirm". */
  verb: string;
  onVerified: () => void;
}

/** Takes the code sent to an address, and sends another after a minute. */
export function CodeStep({ contact, methodId: firstId, verb, onVerified }: CodeStepProps) {
  const [sent, setSent] = useState(() => ({
    methodId: firstId,
    again: false,
    until: Date.now() + sendPause,
  }));
  const { busy, error, run } = useOwnTask();
  const left = useCountdown(sent.until);

  const resend = () =>
    run(async () => {
      const { methodId } = await requestOwnCode(contact);
      setSent({ methodId, again: true, until: Date.now() + sendPause });
    });

  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">
        {richText('security.codeSent', {
          contact: maskContact(contact),
          strong: (chunks) => (
            <strong dir="auto" className="font-medium">
              {chunks}
            </strong>
          ),
        })}
      </p>
      <CodeForm
        key={sent.until}
        verb={verb}
        verify={(code) => verifyCode({ methodId: sent.methodId, code })}
        onVerified={onVerified}
      />
      <div className="flex flex-col items-start gap-1">
        <SendAgainButton
          what="code"
          left={left}
          loading={busy}
          onClick={() => void resend()}
          className="-ms-3"
        />
        <SentAgain what="code" sent={sent.again} />
        {error && <FieldError id="resend-error">{error}</FieldError>}
      </div>
    </div>
  );
}
