import type { Metadata } from 'next';
import { ShipmentScreen } from '@/components/features/shipments/shipment-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.shipment') });

export default async function Page({ params }: PageProps<'/shipments/[id]'>) {
  return (
    <Texts rooms={['shipments']}>
      <ShipmentScreen id={(await params).id} />
    </Texts>
  );
}
