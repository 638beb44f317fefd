'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { CodeTarget } from '@/lib/browser/identity/codes';
import { readOtp, type Otp } from '@/lib/browser/identity/otp-store';
import { AuthCard } from './auth-card';
import { LetterArt } from './art';
import { VerifyForm } from './verify-form';

interface VerifyScreenProps {
  /** The available text message transports. */
  textTransports: readonly ('sms' | 'whatsapp')[];
}

/** The code screen; says so when no code was requested (SPEC section 3, "otp"). */
export function VerifyScreen(props: VerifyScreenProps) {
  const hydrated = useHydrated();
  return hydrated ? <StoredOtp {...props} /> : <div aria-hidden="true" className="h-96" />;
}

function targetOf({ email, phone, transport }: Otp): CodeTarget | null {
  if (email) return { email };
  return phone ? { phone, transport: transport === 'whatsapp' ? 'whatsapp' : 'sms' } : null;
}

function StoredOtp({ textTransports }: VerifyScreenProps) {
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
    <AuthCard
      title="No code requested"
      description="Request a code first. It arrives within a minute."
      art={<LetterArt />}
    >
      <ButtonLink href="/auth/login" size="large">
        Go to sign-in
      </ButtonLink>
    </AuthCard>
  );
}
