'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { OnboardingResult } from '@/lib/domain/onboarding';
import { errorText } from '@/lib/identity/error-text';
import { sendCode } from '@/lib/identity/send-code';
import { OnboardFrame } from './onboard-frame';
import type { OnboardInfo } from './store';

interface DoneProps {
  result: OnboardingResult;
  info: OnboardInfo;
  signedIn: boolean;
}

/** The account is set up: sign in with a code, or go on when somebody already is. */
export function Done({ result, info, signedIn }: DoneProps) {
  const router = useRouter();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const { account, signIn } = result;

  const send = () => {
    if (sending) return;
    setSending(true);
    setError(undefined);
    sendCode(signIn.transport === 'sms' && info.phone ? { phone: info.phone } : { email: info.email }).then(
      () => router.push('/auth/verify-otp'),
      (reason: unknown) => {
        setError(errorText(reason));
        setSending(false);
      },
    );
  };

  return (
    <OnboardFrame
      title="Your account is set up"
      description={
        <>
          {account.name}, your suite is{' '}
          <strong className="font-medium text-body">{account.suiteNumber}</strong>. Sign in with a code sent
          to <strong className="font-medium text-body">{signIn.hint}</strong>.
        </>
      }
    >
      {error && (
        <Alert severity="error" title="The code was not sent">
          {error}
        </Alert>
      )}
      {signedIn ? (
        <ButtonLink href="/" size="large">
          Go to Home
        </ButtonLink>
      ) : (
        <Button size="large" loading={sending} onClick={send}>
          Send me a code
        </Button>
      )}
    </OnboardFrame>
  );
}
