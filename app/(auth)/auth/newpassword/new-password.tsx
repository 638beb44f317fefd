'use client';

import { NewPasswordScreen } from '@/components/features/auth/account/new-password-screen';
import { withFreshProof } from '@/components/features/security/confirm/with-fresh-proof';

/** Where sign-in and security meet: features don't know each other. */
export const NewPassword = () => <NewPasswordScreen withProof={withFreshProof} />;
