import type { Tone } from '@/components/ui/styles/status';
import { latestChange } from '@/lib/domain/package/latest-change';
import type { PackageSummary } from '@/lib/domain/package/package';
import { packageTag } from '@/lib/i18n/package-words';
import { formatNearDate } from '@/lib/format';

/** A row of the table as text, with only what it shows (security 20). */
export interface Arrival {
  id: string;
  name: string;
  merchant: string;
  tag: string;
  tone: Tone;
  /** RFC 3339, to sort by. */
  at: string;
  /** In the customer's time zone. */
  when: string;
}

export function toArrival(
  item: PackageSummary,
  { now, timeZone }: { now: string; timeZone: string },
): Arrival {
  const { label, tone } = packageTag(item);
  const { at } = latestChange(item);
  return {
    id: item.id,
    name: item.nickname ?? item.description,
    merchant: item.merchantName ?? '',
    tag: label,
    tone,
    at,
    when: formatNearDate(at, { now, timeZone }),
  };
}
