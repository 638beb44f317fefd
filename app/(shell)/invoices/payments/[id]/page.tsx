import type { Metadata } from 'next';
import { PaymentScreen } from '@/components/features/payments/payment-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.payment') });

export default async function Page({ params }: PageProps<'/invoices/payments/[id]'>) {
  return (
    <Texts rooms={['payments']}>
      <PaymentScreen id={(await params).id} />
    </Texts>
  );
}
