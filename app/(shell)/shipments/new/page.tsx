import type { Metadata } from 'next';
import { ShipScreen } from '@/components/features/shipping/ship-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.ship') });

export default async function Page({ searchParams }: PageProps<'/shipments/new'>) {
  return (
    <Texts rooms={['shipping', 'address', 'fields']}>
      <ShipScreen searchParams={await searchParams} />
    </Texts>
  );
}
