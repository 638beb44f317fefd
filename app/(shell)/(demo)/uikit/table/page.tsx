import type { Metadata } from 'next';
import { TablePage } from '@/components/demo/uikit/table/table-page';

export const metadata: Metadata = { title: 'Tables' };

export default function Page() {
  return <TablePage />;
}
