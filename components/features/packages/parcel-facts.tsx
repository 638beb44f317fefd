import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { DescriptionList, type Fact } from '@/components/ui/description-list';
import type { Package } from '@/lib/domain/package';
import { formatDate, formatDimensions, formatMoney, formatWeight, type UnitSystem } from '@/lib/format';

function storageWords({ freeUntil, days, accrued }: NonNullable<Package['storage']>): string {
  const stored = `${days} ${days === 1 ? 'day' : 'days'} so far`;
  return accrued.amount > 0
    ? `${stored}, ${formatMoney(accrued)} to date`
    : `${stored}, free until ${formatDate(freeUntil)}`;
}

function parcelFacts(item: Package, unitSystem: UnitSystem): Fact[] {
  const { weight, chargeableWeight, dimensions, storage, receivedAt } = item;
  const facts: [string, string | false | undefined][] = [
    ['Seller', item.merchant?.name],
    ['Order', item.merchant?.orderNumber],
    ['Received', receivedAt && formatDate(receivedAt, { timeZone: item.warehouseTimeZone })],
    ['Condition', item.condition],
    ['Weight', weight !== undefined && formatWeight(weight, unitSystem)],
    ['Size', dimensions && formatDimensions(dimensions, unitSystem)],
    [
      'Charged weight',
      chargeableWeight !== undefined &&
        chargeableWeight !== weight &&
        `${formatWeight(chargeableWeight, unitSystem)}, by size`,
    ],
    ['Pieces', item.pieces > 1 && String(item.pieces)],
    ['Storage', storage && storageWords(storage)],
    ['Kept until', storage && formatDate(storage.expiresAt)],
  ];
  return facts.flatMap(([term, value]) => (value ? [{ term, value }] : []));
}

/** The thing itself: size and weight in the account's units, storage. */
export function ParcelFacts({ item, unitSystem }: { item: Package; unitSystem: UnitSystem }) {
  const facts = parcelFacts(item, unitSystem);
  if (facts.length === 0) return null;
  return (
    <Card aria-labelledby="parcel-heading">
      <CardHeader id="parcel-heading" title="Details" />
      <DescriptionList facts={facts} />
    </Card>
  );
}
