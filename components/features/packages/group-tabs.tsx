import { TabLinks, type TabLink } from '@/components/ui/tab-links';
import type { GroupCounts } from '@/lib/domain/package';
import type { PackageGroup } from '@/lib/domain/package-status';
import { groupLabels } from '@/lib/domain/package-words';
import { listHref, type ListQuery } from './query-url';
import type { ChangeQuery } from './use-list-query';

interface GroupTabsProps {
  query: ListQuery;
  counts: GroupCounts;
  change: ChangeQuery;
}

/** All, and the seven groups with how many match in each. */
export function GroupTabs({ query, counts, change }: GroupTabsProps) {
  const groups = Object.keys(groupLabels) as PackageGroup[];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabOf = (group: PackageGroup | undefined, label: string, count: number) => ({
    href: listHref({ ...query, group }),
    label,
    count,
    current: query.group === group,
  });
  const tabs: TabLink[] = [
    tabOf(undefined, 'All', all),
    ...groups.map((group) => tabOf(group, groupLabels[group], counts[group])),
  ];
  return (
    <TabLinks
      label="Packages by group"
      tabs={tabs}
      onSelect={(tab) => change({ group: groups[tabs.indexOf(tab) - 1] }, 'push')}
    />
  );
}
