import type { Metadata } from 'next';
import { text } from '@/lib/text/text';
import { Verification } from './verification';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.verification') });

export default function VerificationPage() {
  return <Verification />;
}
