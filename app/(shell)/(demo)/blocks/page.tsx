import type { Metadata } from 'next';
import { BlocksPage } from '@/components/demo/blocks/blocks-page';

export const metadata: Metadata = { title: 'Blocks' };

export default function Page() {
  return <BlocksPage />;
}
