import type { Metadata } from 'next';
import { ListPage } from '@/components/demo/uikit/list/list-page';

export const metadata: Metadata = { title: 'Lists' };

export default function Page() {
  return <ListPage />;
}
