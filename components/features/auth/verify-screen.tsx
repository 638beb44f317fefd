'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { useHydrated } from '@/components/ui/use-hydrated';
import { readOtp } from '@/lib/identity/otp-store';
import { AuthCard } from './auth-card';
import { VerifyForm } from './verify-form';

/** The code screen; without a code on its way (SPEC section 3, "otp") it says so calmly. */
export function VerifyScreen() {
  const hydrated = useHydrated();
  return hydrated ? <StoredOtp /> : <div aria-hidden="true" className="h-96" />;
}

function StoredOtp() {
  const [otp, setOtp] = useState(readOtp);
  const { methodId, email, phone } = otp;
  const contact = email ? { email } : phone ? { phone } : null;
  if (contact && methodId) {
    return <VerifyForm contact={contact} methodId={methodId} onResent={() => setOtp(readOtp())} />;
  }
  return (
    <AuthCard title="No code is on its way" description="Ask for a code first. It arrives within a minute.">
      <ButtonLink href="/auth/login" size="large">
        Go to sign in
      </ButtonLink>
    </AuthCard>
  );
}
