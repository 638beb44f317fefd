import { PageHeader } from '@/components/ui/navigation/page-header';
import { Tag } from '@/components/ui/display/tag';
import type { Account } from '@/lib/domain/account/account';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { unitsOf } from '@/lib/format';
import { shipmentTag } from '@/lib/i18n/shipment-words';
import { shipmentName } from '@/lib/i18n/shown-shipment';
import { Asked } from '../decisions/asked';
import { ChangesCard } from './changes-card';
import { CostCard } from './cost-card';
import { FactsCard } from './facts-card';
import { headlineOf } from './headline';
import { HistoryCard } from './history-card';
import { PackagesCard } from './packages-card';
import { PapersCard } from './papers-card';
import { ParcelsCard } from './parcels-card';
import { routeOf } from './route';
import { RouteStrip } from './route-strip';

interface ShipmentDetailProps {
  shipment: Shipment;
  account: Account;
  now: Date;
}

/** One shipment: where it is in a sentence, what it asks, its way, what it costs, and the facts. */
export function ShipmentDetail({ shipment, account, now }: ShipmentDetailProps) {
  const { timeZone, warehouse } = account;
  const unitSystem = unitsOf(account.unitSystem);
  const { label, tone, icon } = shipmentTag(shipment);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={headlineOf(shipment, { account, now })}
        description={<bdi>{shipmentName(shipment)}</bdi>}
        actions={
          <Tag tone={tone} {...(icon && { icon })}>
            {label}
          </Tag>
        }
      />
      <Asked shipment={shipment} timeZone={timeZone} now={now} />
      {shipment.ask === 'confirm' && <ChangesCard shipment={shipment} />}
      <RouteStrip places={routeOf(shipment, { account, now })} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex flex-col gap-6">
          <CostCard shipment={shipment} unitSystem={unitSystem} timeZone={timeZone} now={now} />
          {shipment.ask !== 'confirm' && <ChangesCard shipment={shipment} />}
          <HistoryCard shipment={shipment} warehouseName={warehouse.name} timeZone={timeZone} />
        </div>
        <div className="flex flex-col gap-6">
          <PackagesCard packages={shipment.packages} />
          <ParcelsCard shipment={shipment} />
          <PapersCard invoice={shipment.invoice} />
          <FactsCard shipment={shipment} unitSystem={unitSystem} timeZone={timeZone} />
        </div>
      </div>
    </div>
  );
}
