import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import type { Package } from '@/lib/domain/package/package';
import { isStored } from '@/lib/domain/package/storage';
import { formatDate, formatDimensions, formatWeight, type UnitSystem } from '@/lib/format';
import { text } from '@/lib/text/text';
import { storageSum } from './storage-words';

interface ParcelFactsProps {
  item: Package;
  unitSystem: UnitSystem;
  timeZone: string;
}

function parcelFacts({ item, unitSystem, timeZone }: ParcelFactsProps): Fact[] {
  const { weight, chargeableWeight, dimensions, storage, receivedAt } = item;
  const facts: [string, string | false | undefined][] = [
    [text('packagesPage.parcel.shop'), item.merchant?.name],
    [text('packagesPage.parcel.orderNumber'), item.merchant?.orderNumber],
    [text('packagesPage.parcel.received'), receivedAt && formatDate(receivedAt, { timeZone })],
    [text('packagesPage.parcel.condition'), item.condition],
    [text('packagesPage.parcel.weight'), weight !== undefined && formatWeight(weight, unitSystem)],
    [text('packagesPage.parcel.size'), dimensions && formatDimensions(dimensions, unitSystem)],
    [
      text('packagesPage.parcel.chargeableWeight'),
      chargeableWeight !== undefined &&
        chargeableWeight !== weight &&
        text('packagesPage.parcel.bySize', { weight: formatWeight(chargeableWeight, unitSystem) }),
    ],
    [text('packagesPage.parcel.pieces'), item.pieces > 1 && String(item.pieces)],
    [text('packagesPage.parcel.storage'), storage && !isStored(item) && storageSum(storage)],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** The parcel: size and weight in the account's units. */
export function ParcelFacts(props: ParcelFactsProps) {
  const facts = parcelFacts(props);
  if (facts.length === 0) return null;
  return (
    <Card aria-labelledby="parcel-heading">
      <CardHeader id="parcel-heading" title={text('packagesPage.parcel.title')} />
      <DescriptionList facts={facts} />
    </Card>
  );
}
