import type { Metadata } from 'next';
import { Verification } from './verification';

export const metadata: Metadata = { title: 'Confirm it is you' };

export default function VerificationPage() {
  return <Verification />;
}
