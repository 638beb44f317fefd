import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyShipment, requireAccount } from '@/lib/bff/product-api/server';
import { ErrorCode } from '@/lib/contract/errors';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';
import { ShipmentDetail } from './detail/shipment-detail';

/** `/shipments/{id}`; another account's id is not found, as is any where the product API has no shipments. */
export async function ShipmentScreen({ id }: { id: string }) {
  const account = await requireAccount();
  if (account.ok && !hasCapability(account.data, 'shipments')) notFound();
  const shipment = await getMyShipment(id);
  if (account.ok && shipment.ok) {
    return <ShipmentDetail shipment={shipment.data} account={account.data} now={new Date()} />;
  }
  const error = !account.ok ? account.error : !shipment.ok ? shipment.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('pages.title.shipment')} />
      <ScreenFailure
        title={text('shipmentsPage.shipment.notLoaded')}
        error={error}
        retryHref={`/shipments/${encodeURIComponent(id)}`}
      />
    </div>
  );
}
