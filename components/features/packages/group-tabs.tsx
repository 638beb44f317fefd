'use client';

import { useEffect, useRef } from 'react';
import { scrollToStart } from '@/components/ui/navigation/scroll-to-start';
import { TabLinks, type TabLink } from '@/components/ui/navigation/tab-links';
import { usePressed } from '@/components/ui/navigation/use-pressed';
import type { GroupCounts } from '@/lib/domain/package/package';
import type { PackageGroup } from '@/lib/domain/package/package-status';
import { groupKeys } from '@/lib/i18n/group-keys';
import { text } from '@/lib/text/text';
import { packagesAddress, type ChangeQuery, type ListQuery } from './query-url';

interface GroupTabsProps {
  query: ListQuery;
  counts: GroupCounts;
  /** Why the rows of the pressed group could not be loaded. */
  failure: object | undefined;
  change: ChangeQuery;
}

/** All, and the seven groups with their counts. */
export function GroupTabs({ query, counts, failure, change }: GroupTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, press] = usePressed(query.group, failure);

  // On a phone the strip scrolls sideways: the selected group must be visible.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (tab?.parentElement) scrollToStart(tab.parentElement, tab);
  }, [query.group]);

  const groups = Object.keys(groupKeys) as PackageGroup[];
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabOf = (group: PackageGroup | undefined, label: string, count: number) => ({
    href: packagesAddress.href({ ...query, group }),
    label,
    count,
    current: shown === group,
  });
  const tabs: TabLink[] = [
    tabOf(undefined, text('packageList.tabs.all'), all),
    ...groups.map((group) => tabOf(group, text(groupKeys[group]), counts[group])),
  ];
  return (
    <div ref={strip}>
      <TabLinks
        label={text('packageList.tabs.label')}
        tabs={tabs}
        onSelect={(tab) => {
          const group = groups[tabs.indexOf(tab) - 1];
          press(group);
          change({ group }, 'push');
        }}
      />
    </div>
  );
}
