import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { CopyButton } from '@/components/ui/action/copy-button';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { carrierPage } from '@/lib/domain/carrier/carrier-pages';
import { carrierName } from '@/lib/domain/carrier/carriers';
import type { Package, ShipmentLeg } from '@/lib/domain/package/package';
import { formatDate } from '@/lib/format';
import { text } from '@/lib/text/text';

function LegValue({ leg, moving }: { leg: ShipmentLeg; moving: boolean }) {
  const page = carrierPage(leg);
  const name = carrierName(leg.carrier);
  return (
    <>
      <p dir="auto">{leg.trackingNumber}</p>
      {page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex items-center gap-1.5"
        >
          <bdi>{name}</bdi>
          <Icon name="external-link" />
          <VisuallyHidden>{text('packagesPage.shipment.carrierPage')}</VisuallyHidden>
        </a>
      ) : (
        <p>{name}</p>
      )}
      {moving && leg.estimatedDelivery && !leg.deliveredAt && (
        <p className="text-muted">
          {text('packagesPage.shipment.estimated', { date: formatDate(leg.estimatedDelivery) })}
        </p>
      )}
      {leg.signedBy && (
        <p className="text-muted">{text('packagesPage.shipment.signedBy', { name: leg.signedBy })}</p>
      )}
    </>
  );
}

function legFact(term: string, leg: ShipmentLeg, moving: boolean): Fact {
  return {
    term,
    value: <LegValue leg={leg} moving={moving} />,
    action: (
      <CopyButton text={leg.trackingNumber} label={text('packagesPage.shipment.copy.trackingNumber')} />
    ),
  };
}

/** The carriers and tracking numbers. */
export function ShipmentFacts({ item }: { item: Package }) {
  const moving = item.group !== 'done';
  const facts: Fact[] = [
    ...(item.outbound ? [legFact(text('packagesPage.shipment.toYou'), item.outbound, moving)] : []),
    ...(item.inbound
      ? [legFact(text('packagesPage.shipment.toWarehouse'), item.inbound, moving && !item.outbound)]
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
