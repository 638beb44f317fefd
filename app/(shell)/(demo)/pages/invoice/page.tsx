import type { Metadata } from 'next';
import { InvoicePage } from '@/components/demo/invoice/invoice-page';

export const metadata: Metadata = { title: 'Invoice' };

export default function Page() {
  return <InvoicePage />;
}
