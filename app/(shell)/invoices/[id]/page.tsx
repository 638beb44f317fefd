import type { Metadata } from 'next';
import { InvoiceScreen } from '@/components/features/invoices/invoice-screen';

export const metadata: Metadata = { title: 'Invoice' };

export default async function Page({ params }: PageProps<'/invoices/[id]'>) {
  return <InvoiceScreen id={(await params).id} />;
}
