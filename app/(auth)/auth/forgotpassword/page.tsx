import type { Metadata } from 'next';
import { ForgotPasswordScreen } from '@/components/features/auth/account/forgot-password-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.forgotPassword') });

export default function ForgotPasswordPage() {
  return <ForgotPasswordScreen />;
}
