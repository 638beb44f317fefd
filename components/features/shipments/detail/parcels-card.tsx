import { legFact } from '@/components/shared/tracking/leg-fact';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList } from '@/components/ui/display/description-list';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { formatList } from '@/lib/format';
import { text } from '@/lib/text/text';

/** The parcels that a shipment leaves in: carriers and tracking numbers, and what is in which. */
export function ParcelsCard({ shipment: { status, tracking, packages } }: { shipment: Shipment }) {
  if (tracking.length === 0) return null;
  const withOf = (ids: readonly string[]) => {
    const inIt = packages.filter(({ id }) => ids.includes(id));
    if (tracking.length === 1 || inIt.length === 0) return undefined;
    const names = inIt.map(({ nickname, description }) => nickname ?? description);
    return text('shipmentsPage.parcels.with', { packages: formatList(names, 'and') });
  };
  const facts = tracking.map(({ packageIds, events: _, ...leg }, index) =>
    legFact(
      tracking.length === 1
        ? text('shipmentsPage.parcels.one')
        : text('shipmentsPage.parcels.numbered', { number: index + 1 }),
      { leg, moving: status === 'shipped', packages: withOf(packageIds) },
    ),
  );
  return (
    <Card aria-labelledby="parcels-heading">
      <CardHeader
        id="parcels-heading"
        title={text('shipmentsPage.parcels.title', { count: tracking.length })}
      />
      <DescriptionList facts={facts} />
    </Card>
  );
}
