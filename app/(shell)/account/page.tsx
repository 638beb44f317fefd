import type { Metadata } from 'next';
import { AccountScreen } from '@/components/features/account/account-screen';
import { SecurityPart } from '@/components/features/security/security-part';
import { SignOutButton } from '@/components/shell/session/sign-out-button';

export const metadata: Metadata = { title: 'Account' };

export default function Page() {
  return (
    <>
      <AccountScreen signOut={<SignOutButton />} />
      <SecurityPart />
    </>
  );
}
