import type { PackageStatus } from '@/lib/domain/package-status';
import { packageGroupOf } from '@/lib/domain/package-status';
import type { TrackingEvent } from '@/lib/domain/tracking';
import type { schema } from '..';

type PackageRow = typeof schema.packages.$inferSelect;
type Searchable = Pick<PackageRow, 'reference' | 'description'> &
  Partial<Pick<PackageRow, 'nickname' | 'merchant' | 'inbound' | 'outbound' | 'contents'>>;

/** The lower-case haystack a search looks in. */
export function searchTextOf(row: Searchable): string {
  return [
    row.reference,
    row.description,
    row.nickname,
    row.merchant?.name,
    row.merchant?.orderNumber,
    row.inbound?.trackingNumber,
    row.outbound?.trackingNumber,
    ...(row.contents ?? []).map(({ description }) => description),
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}

/** The group of a row, as it is stored. */
export function groupOf(row: { status: PackageStatus; nextAction?: PackageRow['nextAction'] | undefined }) {
  return packageGroupOf(row.status, row.nextAction != null);
}

/** The newest event in the form a list shows. */
export function lastEventOf(
  events: readonly Pick<TrackingEvent, 'occurredAt' | 'message' | 'location'>[],
): PackageRow['lastEvent'] {
  const newest = [...events].sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt)).at(-1);
  if (!newest) return null;
  const { message, occurredAt, location } = newest;
  return { message, occurredAt, ...(location && { location: location.raw }) };
}
