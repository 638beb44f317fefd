import type { Metadata } from 'next';
import { AccountScreen } from '@/components/features/account/account-screen';
import { SecurityPart } from '@/components/features/security/security-part';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.account') });

export default function Page() {
  return (
    <>
      <AccountScreen />
      <SecurityPart />
    </>
  );
}
