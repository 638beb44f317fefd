import type { Metadata } from 'next';
import { NewPassword } from './new-password';

export const metadata: Metadata = { title: 'New password' };

export default function NewPasswordPage() {
  return <NewPassword />;
}
