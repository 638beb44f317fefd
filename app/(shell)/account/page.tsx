import type { Metadata } from 'next';
import { AccountScreen } from '@/components/features/account/account-screen';
import { SignOutButton } from '@/components/shell/sign-out-button';

export const metadata: Metadata = { title: 'Account' };

export default function Page() {
  return <AccountScreen signOut={<SignOutButton />} />;
}
