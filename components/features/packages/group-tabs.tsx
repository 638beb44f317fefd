'use client';

import { useEffect, useRef } from 'react';
import { TabLinks, type TabLink } from '@/components/ui/navigation/tab-links';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { groupLabels } from '@/lib/i18n/package-words';
import { packagesAddress, type ChangeQuery, type ListQuery } from './query-url';

interface GroupTabsProps {
  query: ListQuery;
  counts: GroupCounts;
  change: ChangeQuery;
}

/** All, and the seven groups with their counts. */
export function GroupTabs({ query, counts, change }: GroupTabsProps) {
  const strip = useRef<HTMLDivElement>(null);

  // On a phone the strip scrolls sideways: the selected group must be visible.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (tab?.parentElement) tab.parentElement.scrollLeft = tab.offsetLeft - tab.parentElement.offsetLeft - 16;
  }, [query.group]);

  const groups = Object.keys(groupLabels) as PackageGroup[];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabOf = (group: PackageGroup | undefined, label: string, count: number) => ({
    href: packagesAddress.href({ ...query, group }),
    label,
    count,
    current: query.group === group,
  });
  const tabs: TabLink[] = [
    tabOf(undefined, 'All', all),
    ...groups.map((group) => tabOf(group, groupLabels[group], counts[group])),
  ];
  return (
    <div ref={strip}>
      <TabLinks
        label="Packages by group"
        tabs={tabs}
        onSelect={(tab) => change({ group: groups[tabs.indexOf(tab) - 1] }, 'push')}
      />
    </div>
  );
}
