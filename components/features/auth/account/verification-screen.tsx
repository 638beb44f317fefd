'use client';

import { useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { ShieldArt } from '../art';

interface VerificationScreenProps {
  /** Asks for the proof; calls back on success. */
  proof: (onConfirmed: () => void) => ReactNode;
}

/** Re-authenticates the customer, before an action that requires it (security 16). */
export function VerificationScreen({ proof }: VerificationScreenProps) {
  const [confirmed, setConfirmed] = useState(false);
  if (confirmed) {
    return (
      <AuthCard
        title={text('auth.verification.doneTitle')}
        description={text('auth.verification.done')}
        art={<ShieldArt />}
      >
        <ButtonLink href="/account" size="large">
          {text('auth.go.account')}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title={text('auth.verification.title')}
      description={text('auth.verification.description')}
      art={<ShieldArt />}
    >
      {proof(() => setConfirmed(true))}
      <div className="flex justify-center">
        <ButtonLink href="/" variant="ghost" size="small">
          {text('auth.go.cancel')}
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
