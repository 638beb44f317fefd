import type { Metadata } from 'next';
import { EmptyPage } from '@/components/demo/empty-page';

export const metadata: Metadata = { title: 'Empty page' };

export default function Page() {
  return <EmptyPage />;
}
