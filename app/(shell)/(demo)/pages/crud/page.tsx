import type { Metadata } from 'next';
import { CrudPage } from '@/components/demo/crud/crud-page';

export const metadata: Metadata = { title: 'Manage products' };

export default function Page() {
  return <CrudPage />;
}
