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

function LegValue({ leg, moving }: { leg: ShipmentLeg; moving: boolean }) {
  const page = carrierPage(leg);
  const name = carrierName(leg.carrier);
  return (
    <>
      <p>{leg.trackingNumber}</p>
      {page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex items-center gap-1.5"
        >
          {name}
          <Icon name="external-link" />
          <VisuallyHidden>opens the carrier’s page in a new tab</VisuallyHidden>
        </a>
      ) : (
        <p>{name}</p>
      )}
      {moving && leg.estimatedDelivery && !leg.deliveredAt && (
        <p className="text-muted">Estimated {formatDate(leg.estimatedDelivery)}</p>
      )}
      {leg.signedBy && <p className="text-muted">Signed by {leg.signedBy}</p>}
    </>
  );
}

function legFact(term: string, leg: ShipmentLeg, moving: boolean): Fact {
  return {
    term,
    value: <LegValue leg={leg} moving={moving} />,
    action: <CopyButton text={leg.trackingNumber} label="tracking number" />,
  };
}

/** The carriers and tracking numbers. */
export function ShipmentFacts({ item }: { item: Package }) {
  const moving = item.group !== 'done';
  const facts: Fact[] = [
    ...(item.outbound ? [legFact('To you', item.outbound, moving)] : []),
    ...(item.inbound ? [legFact('To the warehouse', item.inbound, moving && !item.outbound)] : []),
    {
      term: 'Suite',
      value: item.suiteNumber,
      action: <CopyButton text={item.suiteNumber} label="suite number" />,
    },
    {
      term: 'Reference',
      value: item.reference,
      action: <CopyButton text={item.reference} label="reference" />,
    },
  ];
  return (
    <Card aria-labelledby="shipment-heading">
      <CardHeader id="shipment-heading" title="Shipment" />
      <DescriptionList facts={facts} />
    </Card>
  );
}
