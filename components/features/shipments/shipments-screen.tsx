import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { readShown } from '@/components/shared/list/address';
import { UnreadNotice } from '@/components/shared/list/unread-notice';
import { PackageSections } from '@/components/shared/sections/package-sections';
import { ButtonLink } from '@/components/ui/action/button-link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyShipments, requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { showShipments } from '@/lib/i18n/shown-shipment';
import { text } from '@/lib/text/text';
import { NoShipments } from './no-shipments';
import { ShipmentList } from './shipment-list';
import { choosePackagesPath, pageSize, shipmentsAddress } from './shipment-query';
import './shipment-row.css';

interface ShipmentsScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

/** `/shipments`: what the customer has shipped, newest first; not found where the product API has no shipments. */
export async function ShipmentsScreen({ searchParams }: ShipmentsScreenProps) {
  const read = (name: string) => [searchParams[name]].flat()[0];
  const query = shipmentsAddress.read(read);
  const limit = readShown(read, pageSize);
  const account = await requireAccount();
  if (account.ok && !hasCapability(account.data, 'shipments')) notFound();
  const page = await getMyShipments({ ...query, limit });
  const failure = [account, page].find((result) => !result.ok);
  const now = new Date();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('pages.title.shipments')}
        actions={
          <ButtonLink href={choosePackagesPath} prefetch={false} icon="plus">
            {text('shipments.empty.choose')}
          </ButtonLink>
        }
      />
      {account.ok && <PackageSections account={account.data} current="/shipments" />}
      {failure && (
        <ScreenFailure
          title={text('shipmentsPage.list.notLoaded')}
          error={failure.error}
          retryHref={shipmentsAddress.href(query)}
        />
      )}
      <UnreadNotice address={shipmentsAddress} read={read} />
      {account.ok && page.ok && (
        <ShipmentList
          first={{
            query,
            limit,
            page: showShipments(page.data, { now, timeZone: account.data.timeZone }),
            now: now.toISOString(),
          }}
          empty={page.data.shipments.length === 0 && <NoShipments query={query} />}
        />
      )}
    </div>
  );
}
