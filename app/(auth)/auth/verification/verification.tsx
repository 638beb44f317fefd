'use client';

import { VerificationScreen } from '@/components/features/auth/account/verification-screen';
import { ConfirmIdentity } from '@/components/features/security/confirm/confirm-identity';

/** Combines sign-in and security here, because features don't import each other. */
export const Verification = () => (
  <VerificationScreen proof={(onConfirmed) => <ConfirmIdentity onConfirmed={onConfirmed} />} />
);
