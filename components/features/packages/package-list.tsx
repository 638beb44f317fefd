'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { LoadMore } from '@/components/ui/load-more';
import { FilterChips } from './filter-chips';
import { GroupTabs } from './group-tabs';
import { ListSearch } from './list-search';
import { PackageRows } from './package-rows';
import { RowsSkeleton } from './rows-skeleton';
import type { Feed } from './feed';
import type { ListQuery } from './query-url';
import type { ChangeQuery } from './use-list-query';

const NoPackages = lazy(() => import('./no-packages'));

interface PackageListProps {
  feed: Feed;
  query: ListQuery;
  change: ChangeQuery;
  /** RFC 3339: relative times are told from here. */
  now: string;
  timeZone: string;
  /** What the server says of an empty list. */
  empty: ReactNode;
}

/** The list a customer scans: groups, search, order, rows and their states. */
export function PackageList({ feed, query, change, now, timeZone, empty }: PackageListProps) {
  const { rows, total, counts, error, changing, loadingMore, loadMore } = feed;
  const [focusFrom, setFocusFrom] = useState<number | null>(null);

  const more = () => {
    setFocusFrom(rows?.length ?? null);
    loadMore();
  };

  return (
    <div className="flex flex-col gap-4">
      <GroupTabs query={query} counts={counts} change={change} />
      <ListSearch query={query} change={change} />
      <FilterChips query={query} change={change} />
      <p role="status" className="sr-only">
        {rows && !changing && `${total} ${total === 1 ? 'package' : 'packages'}`}
      </p>
      <Card padding="none">
        {!rows && !error && <RowsSkeleton />}
        {rows?.length === 0 &&
          (empty || (
            <Suspense>
              <NoPackages query={query} />
            </Suspense>
          ))}
        {rows && rows.length > 0 && (
          <>
            <PackageRows rows={rows} stale={changing} now={now} timeZone={timeZone} focusFrom={focusFrom} />
            <div className="border-t border-line">
              <LoadMore shown={rows.length} total={total} loading={loadingMore} onMore={more} />
            </div>
          </>
        )}
      </Card>
    </div>
  );
}
