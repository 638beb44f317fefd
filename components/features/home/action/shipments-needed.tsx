import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import type { ShipmentsPart } from '@/lib/domain/account/overview';
import { formatMoney } from '@/lib/format';
import { shipmentAskWords, shipmentTag } from '@/lib/i18n/shipment-words';
import { shipmentName } from '@/lib/i18n/shown-shipment';
import { text } from '@/lib/text/text';
import { ActionItem } from './action/action-item';

/** What shipments wait for the customer to answer; absent when there are none. */
export function AskingShipments({ shipments, total }: ShipmentsPart) {
  if (shipments.length === 0) return null;
  return (
    <Card aria-labelledby="shipments-heading" padding="none">
      <div className="px-4 pt-4 md:px-6 md:pt-6">
        <CardHeader
          id="shipments-heading"
          title={text('shipmentsPage.home.title')}
          action={
            total > shipments.length && (
              <Link href="/shipments?state=live" prefetch={false} className="link text-sm">
                {text('homePage.action.viewAll', { count: total })}
              </Link>
            )
          }
        />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shipments.map((item) => (
          <ActionItem
            key={item.id}
            href={`/shipments/${item.id}`}
            label={item.ask === undefined ? shipmentTag(item).label : shipmentAskWords(item.ask)}
            name={shipmentName(item)}
            due={item.total && formatMoney(item.total)}
          />
        ))}
      </ul>
    </Card>
  );
}
