import type { Metadata } from 'next';
import { LockScreen } from '@/components/features/auth/account/lock-screen';
import { SignOutButton } from '@/components/shared/session/sign-out-button';
import { requireAccount } from '@/lib/bff/product-api/server';
import { initials } from '@/lib/format';
import { text } from '@/lib/text/text';
import { Unlock } from './unlock';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.locked') });

export default async function LockScreenPage() {
  const account = await requireAccount();
  const name = account.ok ? account.data.name : '';
  return (
    <LockScreen name={name} initials={initials(name)} signOut={<SignOutButton />}>
      <Unlock />
    </LockScreen>
  );
}
