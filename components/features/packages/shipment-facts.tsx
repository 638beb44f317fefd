import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { CopyButton } from '@/components/ui/copy-button';
import { DescriptionList, type Fact } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { carrierName, carrierPage } from '@/lib/domain/carriers';
import type { Package, ShipmentLeg } from '@/lib/domain/package';
import { formatDate } from '@/lib/format';

function legFacts(leg: ShipmentLeg, term: string): Fact[] {
  const page = carrierPage(leg);
  const facts: Fact[] = [
    {
      term,
      value: page ? (
        <a
          href={page}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex items-center gap-1.5"
        >
          {carrierName(leg.carrier)}
          <Icon name="external-link" />
          <span className="sr-only">opens the carrier’s page in a new tab</span>
        </a>
      ) : (
        carrierName(leg.carrier)
      ),
    },
    {
      term: `${term} number`,
      value: <span className="tabular-nums">{leg.trackingNumber}</span>,
      action: <CopyButton text={leg.trackingNumber} label="tracking number" />,
    },
  ];
  if (leg.estimatedDelivery && !leg.deliveredAt) {
    facts.push({ term: 'Estimated', value: formatDate(leg.estimatedDelivery) });
  }
  if (leg.signedBy) facts.push({ term: 'Signed by', value: leg.signedBy });
  return facts;
}

/** Who carries it, under which numbers. */
export function ShipmentFacts({ item }: { item: Package }) {
  const facts: Fact[] = [
    ...(item.outbound ? legFacts(item.outbound, 'To you with') : []),
    ...(item.inbound ? legFacts(item.inbound, 'To warehouse with') : []),
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
