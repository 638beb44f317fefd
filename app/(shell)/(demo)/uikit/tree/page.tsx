import type { Metadata } from 'next';
import { TreePage } from '@/components/demo/uikit/tree/tree-page';

export const metadata: Metadata = { title: 'Trees' };

export default function Page() {
  return <TreePage />;
}
