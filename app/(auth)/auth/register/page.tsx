import type { Metadata } from 'next';
import { Register } from './register';

export const metadata: Metadata = { title: 'Add a password' };

export default function RegisterPage() {
  return <Register />;
}
