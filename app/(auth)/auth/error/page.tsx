import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/features/auth/account/error-screen';

export const metadata: Metadata = { title: 'Something went wrong' };

export default function ErrorPage() {
  return <ErrorScreen />;
}
