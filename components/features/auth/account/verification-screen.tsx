'use client';

import { useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
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
        title="Identity confirmed"
        description="For the next 10 minutes, you can change how you sign in without confirming again."
        art={<ShieldArt />}
      >
        <ButtonLink href="/account" size="large">
          Go to your account
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Confirm it’s you"
      description="For your security, we ask before you change how you sign in."
      art={<ShieldArt />}
    >
      {proof(() => setConfirmed(true))}
      <div className="flex justify-center">
        <ButtonLink href="/" variant="ghost" size="small">
          Cancel
        </ButtonLink>
      </div>
    </AuthCard>
  );
}
