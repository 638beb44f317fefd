'use client';

import { NewPasswordScreen } from '@/components/features/auth/account/new-password-screen';
import { withFreshProof } from '@/components/features/security/confirm/with-fresh-proof';

/** Combines sign-in and security here, because features don't import each other. */
export const NewPassword = () => <NewPasswordScreen withProof={withFreshProof} />;
