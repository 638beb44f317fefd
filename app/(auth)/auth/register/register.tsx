'use client';

import { RegisterScreen } from '@/components/features/auth/account/register-screen';
import { withFreshProof } from '@/components/features/security/confirm/with-fresh-proof';

/** Combines sign-in and security here, because features don't import each other. */
export const Register = () => <RegisterScreen withProof={withFreshProof} />;
