import type { QuotedPackage } from '@/lib/domain/rates/parcels';
import { digestOf } from '@/server/database/ids';
import type { PackageToQuote } from '@/server/database/repositories/rates/quotes';

/** A stored package as prices look at it. */
export const toQuotedPackage = (row: PackageToQuote): QuotedPackage => ({
  id: row.id,
  weight: row.weight ?? undefined,
  dimensions: row.dimensions ?? undefined,
  contents: row.contents,
  declaredValue: row.declaredValue ?? undefined,
  declarationStatus: row.declarationStatus,
  isOnHold: row.status === 'on_hold',
});

/**
 * SHA-256 of all that the price of packages depends on. Written out field by field: the database gives the fields of an
 * object back in an order of its own.
 */
export function packagesDigest(packages: readonly QuotedPackage[]): string {
  const facts = packages
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, weight, dimensions, contents, declaredValue, declarationStatus, isOnHold }) => [
      ...[id, weight, dimensions?.length, dimensions?.width, dimensions?.height, isOnHold],
      contents.map(({ description, quantity, unitValue, hsCode }) => [
        ...[description, quantity, unitValue.amount, unitValue.currency, hsCode],
      ]),
      ...[declaredValue?.amount, declaredValue?.currency, declarationStatus],
    ]);
  return digestOf(JSON.stringify(facts));
}
