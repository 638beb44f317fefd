'use client';

import { VerificationScreen } from '@/components/features/auth/account/verification-screen';
import { ConfirmIdentity } from '@/components/features/security/confirm/confirm-identity';

/** Where sign-in and security meet: features don't know each other. */
export const Verification = () => (
  <VerificationScreen proof={(onConfirmed) => <ConfirmIdentity onConfirmed={onConfirmed} />} />
);
