import { legFact } from '@/components/shared/tracking/leg-fact';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import type { Package } from '@/lib/domain/package/package';
import { text } from '@/lib/text/text';
import { shipmentFact } from './its-shipment';

interface ShipmentFactsProps {
  item: Package;
  /** The page of the shipment that it is in. */
  shipmentHref: string | undefined;
}

/** The shipment, the carriers and the tracking numbers of a package. */
export function ShipmentFacts({ item, shipmentHref }: ShipmentFactsProps) {
  const { shipment } = item;
  const moving = item.group !== 'done';
  const facts: Fact[] = [
    ...(shipment && shipmentHref !== undefined ? [shipmentFact({ shipment, href: shipmentHref })] : []),
    ...(item.outbound ? [legFact(text('packagesPage.shipment.toYou'), { leg: item.outbound, moving })] : []),
    ...(item.inbound
      ? [
          legFact(text('packagesPage.shipment.toWarehouse'), {
            leg: item.inbound,
            moving: moving && !item.outbound,
          }),
        ]
      : []),
    {
      term: text('packagesPage.shipment.suite'),
      value: item.suiteNumber,
      action: <CopyButton text={item.suiteNumber} label={text('packagesPage.shipment.copy.suite')} />,
    },
    {
      term: text('packagesPage.shipment.reference'),
      value: item.reference,
      action: <CopyButton text={item.reference} label={text('packagesPage.shipment.copy.reference')} />,
    },
  ];
  return (
    <Card aria-labelledby="shipment-heading">
      <CardHeader id="shipment-heading" title={text('packagesPage.shipment.title')} />
      <DescriptionList facts={facts} />
    </Card>
  );
}
