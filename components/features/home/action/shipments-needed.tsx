import { overviewLimits, type ShipmentsPart } from '@/lib/domain/account/overview';
import type { ShipmentSummary } from '@/lib/domain/shipment/shipment';
import { formatMoney } from '@/lib/format';
import { shipmentAskWords, shipmentTag } from '@/lib/i18n/shipment-words';
import { shipmentName } from '@/lib/i18n/shown-shipment';
import { text } from '@/lib/text/text';
import { ActionList } from './action-list';
import type { ShownAsk } from './shown-ask';

const showAsk = (item: ShipmentSummary): ShownAsk => ({
  id: item.id,
  href: `/shipments/${item.id}`,
  label: item.ask === undefined ? shipmentTag(item).label : shipmentAskWords(item.ask),
  name: shipmentName(item),
  due: item.total && formatMoney(item.total),
  sortKey: item.statusChangedAt,
  at: Date.parse(item.statusChangedAt),
});

/** The shipments that wait for the customer's answer, the one that has waited longest first; absent when there are none. */
export function ShipmentsNeeded({ shipments, total }: ShipmentsPart) {
  return (
    <ActionList
      asked={shipments.map(showAsk)}
      total={total}
      most={overviewLimits.due}
      listed="shipments"
      title={text('shipmentsPage.home.title')}
      allHref="/shipments?state=live"
      viewAll={text('homePage.action.viewAll', { count: total })}
    />
  );
}
