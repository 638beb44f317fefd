import type { Metadata } from 'next';
import { AccountScreen } from '@/components/features/account/account-screen';

export const metadata: Metadata = { title: 'Account' };

export default function Page() {
  return <AccountScreen />;
}
