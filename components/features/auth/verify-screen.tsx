'use client';

import { useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { CodeTarget } from '@/lib/browser/identity/codes';
import { readOtp, type Otp } from '@/lib/browser/identity/otp-store';
import { text } from '@/lib/text/text';
import { AuthCard } from './auth-card';
import { LetterArt } from './art';
import { VerifyForm } from './verify-form';

interface VerifyScreenProps {
  /** The available text message transports. */
  textTransports: readonly ('sms' | 'whatsapp')[];
  /** Shown below the card, and only with it: nothing moves when the card comes. */
  children?: ReactNode;
}

/** The code screen; says so when no code was requested (SPEC section 3, "otp"). */
export function VerifyScreen({ textTransports, children }: VerifyScreenProps) {
  const hydrated = useHydrated();
  if (!hydrated) return <div aria-hidden="true" className="h-96" />;
  return (
    <>
      <StoredOtp textTransports={textTransports} />
      {children}
    </>
  );
}

function targetOf({ email, phone, transport }: Otp): CodeTarget | null {
  if (email) return { email };
  return phone ? { phone, transport: transport === 'whatsapp' ? 'whatsapp' : 'sms' } : null;
}

function StoredOtp({ textTransports }: Pick<VerifyScreenProps, 'textTransports'>) {
  const [otp, setOtp] = useState(readOtp);
  const target = targetOf(otp);
  if (target && otp.methodId) {
    const used = target.email === undefined ? target.transport : undefined;
    return (
      <VerifyForm
        target={target}
        methodId={otp.methodId}
        other={textTransports.find((transport) => transport !== used)}
        onResent={() => setOtp(readOtp())}
      />
    );
  }
  return (
    <AuthCard title={text('auth.code.noneTitle')} description={text('auth.code.none')} art={<LetterArt />}>
      <ButtonLink href="/auth/login" size="large">
        {text('auth.go.signIn')}
      </ButtonLink>
    </AuthCard>
  );
}
