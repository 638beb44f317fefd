import type { Metadata } from 'next';
import { Verification } from './verification';

export const metadata: Metadata = { title: 'Confirm it’s you' };

export default function VerificationPage() {
  return <Verification />;
}
