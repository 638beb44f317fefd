'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import type { OnboardingResult } from '@/lib/domain/account/onboarding';
import { errorText } from '@/lib/browser/identity/error-text';
import { preloadSdk } from '@/lib/browser/identity/ask';
import { sendCode } from '@/lib/browser/identity/send-code';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { OnboardFrame } from './onboard-frame';
import { pendingCodeContact } from './proof';
import type { OnboardInfo } from './store';

interface DoneProps {
  result: OnboardingResult;
  info: OnboardInfo;
}

/**
 * The account is set up by a visitor who has not signed in yet: a code does that, and verifies the address.
 */
export function Done({ result, info }: DoneProps) {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { account, signIn } = result;

  useEffect(preloadSdk, []);

  const send = () => {
    if (sending) return;
    setSending(true);
    setError(undefined);
    const contact = signIn.transport === 'sms' && info.phone ? { phone: info.phone } : { email: info.email };
    const sent = pendingCodeContact(info) ? Promise.resolve() : sendCode(contact);
    sent.then(
      () => router.push('/auth/verify-otp'),
      (reason: unknown) => {
        setError(errorText(reason));
        setSending(false);
      },
    );
  };

  return (
    <OnboardFrame
      title={text('onboarding.done.title')}
      description={richText('onboarding.done.description', {
        strong: (chunks) => (
          <strong dir="auto" className="font-medium text-body">
            {chunks}
          </strong>
        ),
        name: account.name,
        suite: account.suiteNumber,
        hint: signIn.hint,
      })}
    >
      {error && (
        <Alert severity="error" title={text('onboarding.code.notSent')}>
          {error}
        </Alert>
      )}
      <Button size="large" loading={sending} onClick={send}>
        {text('onboarding.done.send')}
      </Button>
    </OnboardFrame>
  );
}
