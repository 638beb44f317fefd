'use client';

import Link from 'next/link';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { maskContact, type Contact } from '@/lib/forms/contact';
import { verifyCode } from '@/lib/identity/codes';
import { clearOtp } from '@/lib/identity/otp-store';
import { AuthCard } from './auth-card';
import { CodeField, codeLength } from '@/components/ui/code-field';
import { errorText } from '@/lib/identity/error-text';
import { preloadSdk } from '@/lib/identity/sdk';
import { ResendCode } from './resend-code';

interface VerifyFormProps {
  contact: Contact;
  methodId: string;
  onResent: () => void;
}

async function verify(methodId: string, code: string): Promise<void> {
  await verifyCode({ methodId, code });
  clearOtp();
}

/** Takes the code, sends it as soon as it is whole, and says clearly what to do when it is not right. */
export function VerifyForm({ contact, methodId, onResent }: VerifyFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [verifying, setVerifying] = useState(false);

  useEffect(preloadSdk, []);

  const fail = (message: string) => {
    setError(message);
    setVerifying(false);
    setCode('');
    input.current?.focus();
  };

  const submit = (whole: string) => {
    if (verifying) return;
    if (whole.length < codeLength) {
      setError('Enter all six digits of the code.');
      input.current?.focus();
      return;
    }
    setError(undefined);
    setVerifying(true);
    verify(methodId, whole).then(
      () => window.location.replace('/'),
      (reason: unknown) => fail(errorText(reason)),
    );
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    submit(code);
  };

  return (
    <AuthCard
      title="Enter the code"
      description={
        <>
          We sent a code to <strong className="font-medium text-body">{maskContact(contact)}</strong>. It
          works for a few minutes.{' '}
          <Link href="/auth/login" className="link">
            Use another address
          </Link>
        </>
      }
    >
      <form method="post" noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <CodeField
          ref={input}
          value={code}
          error={error}
          busy={verifying}
          onChange={setCode}
          onComplete={submit}
        />
        <Button type="submit" size="large" loading={verifying}>
          Verify
        </Button>
      </form>
      <ResendCode
        contact={contact}
        onSent={() => {
          setCode('');
          setError(undefined);
          onResent();
        }}
      />
    </AuthCard>
  );
}
