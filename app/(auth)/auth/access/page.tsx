import type { Metadata } from 'next';
import { AccessScreen } from '@/components/features/auth/account/access-screen';
import { SignOutButton } from '@/components/shared/session/sign-out-button';

export const metadata: Metadata = { title: 'Access denied' };

export default function AccessPage() {
  return <AccessScreen signOut={<SignOutButton />} />;
}
