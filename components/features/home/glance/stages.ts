import { toneIcons, type Tone } from '@/components/ui/styles/status';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { formatNumber } from '@/lib/format';
import { groupKeys } from '@/lib/i18n/group-keys';
import { groupLabel } from '@/lib/i18n/group-words';
import { groupTones } from '@/lib/i18n/package-words';
import type { IconName } from '@/lib/icons/icon-names';

/** A stage in words. */
export interface Stage {
  href: string;
  label: string;
  count: string;
  tone: Tone;
  icon: IconName;
  /** Its length beside the others'. */
  weight: number;
  isEmpty: boolean;
}

/** How many packages an account has, in whatever stage. */
export const countOf = (counts: GroupCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/**
 * The seven groups in the order of a package's journey. What is done has no weight beside what isn't: it only ever
 * grows, and would leave no length to the rest (ADR 056).
 */
export function stagesOf(counts: GroupCounts): Stage[] {
  const isAllDone = countOf(counts) === counts.done;
  return (Object.keys(groupKeys) as PackageGroup[]).map((group) => {
    const tone = groupTones[group];
    return {
      href: `/packages?group=${group}`,
      label: groupLabel(group),
      count: formatNumber(counts[group]),
      tone,
      icon: toneIcons[tone],
      weight: group === 'done' && !isAllDone ? 0 : counts[group],
      isEmpty: counts[group] === 0,
    };
  });
}
