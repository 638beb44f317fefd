import type { Metadata } from 'next';
import { text } from '@/lib/text/text';
import { NewPassword } from './new-password';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.newPassword') });

export default function NewPasswordPage() {
  return <NewPassword />;
}
