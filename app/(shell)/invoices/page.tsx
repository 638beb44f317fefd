import type { Metadata } from 'next';
import { InvoicesScreen } from '@/components/features/invoices/invoices-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.invoices') });

export default async function Page({ searchParams }: PageProps<'/invoices'>) {
  return <InvoicesScreen searchParams={await searchParams} />;
}
