import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/features/auth/account/error-screen';
import { readSettings } from '@/lib/runtime/settings';

export const metadata: Metadata = { title: 'Something went wrong' };

export default function ErrorPage() {
  return <ErrorScreen contactEmail={readSettings().contactEmail} />;
}
