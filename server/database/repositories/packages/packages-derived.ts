import { pendingAnswer } from '@/lib/domain/package/answering';
import { latestChange } from '@/lib/domain/package/latest-change';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { packageGroupOf } from '@/lib/domain/package/package-status';
import type { StoredEvent } from '@/lib/domain/package/tracking';
import type { schema } from '../..';

type PackageRow = typeof schema.packages.$inferSelect;
type Searchable = Pick<PackageRow, 'reference' | 'description'> &
  Partial<Pick<PackageRow, 'nickname' | 'merchant' | 'inbound' | 'outbound' | 'contents'>>;

/** The lower-case text that searches match. */
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
export function groupOf(row: {
  status: PackageStatus;
  nextAction?: PackageRow['nextAction'] | undefined;
  answers?: PackageRow['answers'] | undefined;
}) {
  return packageGroupOf(row.status, row.nextAction != null, pendingAnswer(row.answers) !== undefined);
}

/** The instant of a row's latest change, as it is stored. */
export function changedAtOf(row: {
  statusChangedAt: Date;
  lastEvent?: PackageRow['lastEvent'] | undefined;
}): Date {
  const statusChangedAt = row.statusChangedAt.toISOString();
  return new Date(latestChange({ statusChangedAt, lastEvent: row.lastEvent ?? undefined }).at);
}

/** The newest event in the form that lists show. */
export function lastEventOf(
  events: readonly Pick<StoredEvent, 'occurredAt' | 'localTime' | 'message' | 'location'>[],
): PackageRow['lastEvent'] {
  const newest = [...events].sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt)).at(-1);
  if (!newest) return null;
  const { message, occurredAt, localTime, location } = newest;
  return {
    message,
    occurredAt,
    ...(localTime !== undefined && { localTime }),
    ...(location && { location: location.raw }),
  };
}
