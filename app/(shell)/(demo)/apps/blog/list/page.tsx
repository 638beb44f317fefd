import type { Metadata } from 'next';
import { ListPage } from '@/components/demo/blog/list-page';

export const metadata: Metadata = { title: 'Blog' };

export default function Page() {
  return <ListPage />;
}
