import type { Metadata } from 'next';
import { PaymentsScreen } from '@/components/features/payments/payments-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.payments') });

export default async function Page({ searchParams }: PageProps<'/invoices/payments'>) {
  return <PaymentsScreen searchParams={await searchParams} />;
}
