import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import { addressLines } from '@/lib/domain/address/address-lines';
import { carrierName } from '@/lib/domain/carrier/carriers';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { formatDate, formatDimensions, formatList, formatWeight, type UnitSystem } from '@/lib/format';
import { wordIn } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';

interface FactsCardProps {
  shipment: Shipment;
  unitSystem: UnitSystem;
  timeZone: string;
}

const optionKeys = {
  repack: 'shipmentsPage.facts.repack',
  insurance: 'shipmentsPage.facts.insurance',
  photos: 'shipmentsPage.facts.photos',
} as const;

const holdKeys = { without: 'shipmentsPage.facts.without', wait: 'shipmentsPage.facts.wait' } as const;

function factsOf({ shipment, unitSystem, timeZone }: FactsCardProps): Fact[] {
  const { address, service, options, onHold, note, packed, createdAt } = shipment;
  const carrier = service?.carrier !== undefined && carrierName(service.carrier);
  const to = (
    <>
      {addressLines(address).map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </>
  );
  const facts: [string, Fact['value'] | false | undefined][] = [
    [text('shipmentsPage.facts.to'), to],
    [text('shipmentsPage.facts.service'), service && [service.name, carrier].filter(Boolean).join(' · ')],
    [
      text('shipmentsPage.facts.extras'),
      options.length > 0 &&
        formatList(
          options.map((option) => wordIn(optionKeys, option)),
          'plain',
        ),
    ],
    [text('shipmentsPage.facts.onHold'), wordIn(holdKeys, onHold)],
    [text('shipmentsPage.facts.note'), note],
    [text('packagesPage.parcel.weight'), packed && formatWeight(packed.weight, unitSystem)],
    [text('packagesPage.parcel.size'), packed?.dimensions && formatDimensions(packed.dimensions, unitSystem)],
    [text('shipmentsPage.facts.requested'), formatDate(createdAt, { timeZone })],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** Where a shipment goes, how, and what the customer asked for. */
export function FactsCard(props: FactsCardProps) {
  return (
    <Card aria-labelledby="facts-heading">
      <CardHeader id="facts-heading" title={text('packagesPage.parcel.title')} />
      <DescriptionList facts={factsOf(props)} />
    </Card>
  );
}
