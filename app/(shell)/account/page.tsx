import type { Metadata } from 'next';
import { AccountScreen } from '@/components/features/account/account-screen';
import { SecurityPart } from '@/components/features/security/security-part';

export const metadata: Metadata = { title: 'Account' };

export default function Page() {
  return (
    <>
      <AccountScreen />
      <SecurityPart />
    </>
  );
}
