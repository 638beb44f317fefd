import type { Metadata } from 'next';
import { AuthenticateScreen } from '@/components/features/auth/authenticate/authenticate-screen';

export const metadata: Metadata = { title: 'Signing in' };

export default function AuthenticatePage() {
  return <AuthenticateScreen />;
}
