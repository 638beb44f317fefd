'use client';

import { RegisterScreen } from '@/components/features/auth/account/register-screen';
import { withFreshProof } from '@/components/features/security/confirm/with-fresh-proof';

/** Where sign-in and security meet: features don't know each other. */
export const Register = () => <RegisterScreen withProof={withFreshProof} />;
