import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { DescriptionList, type Fact } from '@/components/ui/display/description-list';
import type { Package } from '@/lib/domain/package/package';
import { isStored } from '@/lib/domain/package/storage';
import { formatDate, formatDimensions, formatWeight, type UnitSystem } from '@/lib/format';
import { storageSum } from './storage-words';

interface ParcelFactsProps {
  item: Package;
  unitSystem: UnitSystem;
  timeZone: string;
}

function parcelFacts({ item, unitSystem, timeZone }: ParcelFactsProps): Fact[] {
  const { weight, chargeableWeight, dimensions, storage, receivedAt } = item;
  const facts: [string, string | false | undefined][] = [
    ['Shop', item.merchant?.name],
    ['Order number', item.merchant?.orderNumber],
    ['Received', receivedAt && formatDate(receivedAt, { timeZone })],
    ['Condition', item.condition],
    ['Weight', weight !== undefined && formatWeight(weight, unitSystem)],
    ['Size', dimensions && formatDimensions(dimensions, unitSystem)],
    [
      'Chargeable weight',
      chargeableWeight !== undefined &&
        chargeableWeight !== weight &&
        `${formatWeight(chargeableWeight, unitSystem)}, by size`,
    ],
    ['Pieces', item.pieces > 1 && String(item.pieces)],
    ['Storage', storage && !isStored(item.status) && storageSum(storage)],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** The parcel: size and weight in the account's units. */
export function ParcelFacts(props: ParcelFactsProps) {
  const facts = parcelFacts(props);
  if (facts.length === 0) return null;
  return (
    <Card aria-labelledby="parcel-heading">
      <CardHeader id="parcel-heading" title="Details" />
      <DescriptionList facts={facts} />
    </Card>
  );
}
