import type { Metadata } from 'next';
import { ComposePage } from '@/components/demo/mail/write/compose-page';

export const metadata: Metadata = { title: 'New message' };

export default function Page() {
  return <ComposePage />;
}
