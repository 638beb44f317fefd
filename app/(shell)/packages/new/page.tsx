import type { Metadata } from 'next';
import { AnnounceScreen } from '@/components/features/packages/announce/announce-screen';
import { SignOutButton } from '@/components/shell/session/sign-out-button';

export const metadata: Metadata = { title: 'Add packages' };

export default function Page() {
  return <AnnounceScreen signOut={<SignOutButton />} />;
}
