import type { Metadata } from 'next';
import { HomeScreen } from '@/components/features/home/home-screen';
import { SignOutButton } from '@/components/shell/session/sign-out-button';

export const metadata: Metadata = { title: 'Home' };

export default function Page() {
  return <HomeScreen signOut={<SignOutButton />} />;
}
