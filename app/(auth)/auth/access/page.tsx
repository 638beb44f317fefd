import type { Metadata } from 'next';
import { AccessScreen } from '@/components/features/auth/account/access-screen';
import { SignOutButton } from '@/components/shared/session/sign-out-button';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.access') });

export default function AccessPage() {
  return <AccessScreen signOut={<SignOutButton />} />;
}
