import type { Metadata } from 'next';
import { InvoicesScreen } from '@/components/features/invoices/invoices-screen';

export const metadata: Metadata = { title: 'Invoices' };

export default async function Page({ searchParams }: PageProps<'/invoices'>) {
  return <InvoicesScreen searchParams={await searchParams} />;
}
