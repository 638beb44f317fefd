'use client';

import type { ReactNode } from 'react';
import type { OfferedMethods } from '@/lib/bff/page/offered';
import type { SignInMethod } from '@/lib/contract/identity/methods';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';
import { OtherMethods } from './other-methods';
import { StartForm } from './start-form';

interface StartProps extends OfferedMethods {
  withPassword: boolean;
  contact: string;
  onContact: (contact: string) => void;
  notice?: ReactNode;
}

function descriptionFor(methods: SignInMethod[], withPassword: boolean): string {
  if (withPassword) return text('auth.start.byPassword');
  const byCode = methods.some((method) => method.endsWith('_code'));
  if (byCode) return text('auth.start.byCode');
  return text(methods.includes('magic_link') ? 'auth.start.byLink' : 'auth.start.choose');
}

/** The first step of signing in: one field, one button, and the other methods below a divider. */
export function Start({ methods, oauthProviders, withPassword, notice, ...field }: StartProps) {
  const asked = withPassword && methods.includes('password');
  return (
    <>
      {notice}
      <AuthCard title={text('auth.start.title')} description={descriptionFor(methods, asked)}>
        <StartForm key={asked ? 'password' : 'code'} methods={methods} withPassword={asked} {...field} />
        <OtherMethods methods={methods} oauthProviders={oauthProviders} />
      </AuthCard>
      <p className="text-balance text-center text-sm text-muted">{text('auth.start.newHere')}</p>
    </>
  );
}
