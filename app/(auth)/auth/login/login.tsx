'use client';

import { lazy, type ComponentProps } from 'react';
import { LoginScreen } from '@/components/features/auth/login/login-screen';
import { completeSignIn } from '@/lib/browser/identity/complete-sign-in';
import { text } from '@/lib/text/text';

const TotpProof = lazy(async () => {
  const { TotpProof } = await import('@/components/features/security/confirm/totp-proof');
  return { default: TotpProof };
});

/** Combines sign-in and security here, because features don't import each other. */
export const Login = (props: Omit<ComponentProps<typeof LoginScreen>, 'appProof'>) => (
  <LoginScreen
    {...props}
    appProof={<TotpProof verb={text('shell.signIn')} onConfirmed={() => completeSignIn()} />}
  />
);
