import type { Metadata } from 'next';
import { ShipmentsScreen } from '@/components/features/shipments/shipments-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.shipments') });

export default async function Page({ searchParams }: PageProps<'/shipments'>) {
  return (
    <Texts rooms={['shipments']}>
      <ShipmentsScreen searchParams={await searchParams} />
    </Texts>
  );
}
