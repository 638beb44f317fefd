import type { Metadata } from 'next';
import { InvoiceScreen } from '@/components/features/invoices/invoice-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.invoice') });

export default async function Page({ params }: PageProps<'/invoices/[id]'>) {
  return <InvoiceScreen id={(await params).id} />;
}
