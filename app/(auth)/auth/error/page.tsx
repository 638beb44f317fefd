import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/features/auth/account/error-screen';
import { readSettings } from '@/lib/runtime/settings';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.error') });

export default function ErrorPage() {
  return <ErrorScreen contactEmail={readSettings().contactEmail} />;
}
