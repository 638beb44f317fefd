import type { Metadata } from 'next';
import { PayScreen } from '@/components/features/payments/pay-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.pay') });

export default async function Page({ searchParams }: PageProps<'/invoices/pay'>) {
  return (
    <Texts rooms={['payments']}>
      <PayScreen searchParams={await searchParams} />
    </Texts>
  );
}
