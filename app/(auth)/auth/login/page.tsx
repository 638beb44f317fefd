import type { Metadata } from 'next';
import { AuthCard } from '@/components/features/auth/auth-card';
import { LoginForm } from '@/components/features/auth/login-form';

export const metadata: Metadata = { title: 'Sign in' };

export default function LoginPage() {
  return (
    <AuthCard title="Sign in" description="We send you a one-time code. There is no password to remember.">
      <LoginForm />
    </AuthCard>
  );
}
