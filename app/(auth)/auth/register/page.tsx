import type { Metadata } from 'next';
import { text } from '@/lib/text/text';
import { Register } from './register';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.register') });

export default function RegisterPage() {
  return <Register />;
}
