'use client';

import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { GroupTabs } from './group-tabs';
import { ListSearch } from './list-search';
import { PackageRows } from './package-rows';
import type { Feed } from './feed';
import { fileHref, grownHref, isFiltered, listHref, type ListQuery } from './query-url';
import type { ChangeQuery } from './use-list-query';

const Filters = lazy(untilLoaded(() => import('./filters')));
const NoRows = lazy(untilLoaded(() => import('./no-rows')));

interface PackageListProps {
  feed: Feed;
  query: ListQuery;
  change: ChangeQuery;
  /** RFC 3339: the base of relative times. */
  now: string;
  timeZone: string;
  /** The server's message for an empty list. */
  empty: ReactNode;
}

/** The package list: groups, search, sort order, rows and their states. */
export function PackageList({ feed, query, change, now, timeZone, empty }: PackageListProps) {
  const { shown, rows, total, counts, error, changing, loadingMore, loadMore } = feed;
  const [filtering, setFiltering] = useState(false);
  const [grown, setGrown] = useState<{ href: string; from: number } | null>(null);
  const panel = useId();
  const href = listHref(query);
  const focusFrom = grown?.href === href ? grown.from : null;
  const count = rows?.length ?? 0;

  const more = () => {
    setGrown({ href, from: count });
    loadMore();
  };

  // A reload shows as many rows.
  useEffect(() => {
    if (focusFrom !== null && count > focusFrom && !changing)
      window.history.replaceState(null, '', grownHref(href, count));
  }, [href, count, focusFrom, changing]);

  return (
    <div className="flex flex-col gap-4">
      <GroupTabs query={shown} counts={counts} change={change} />
      <ListSearch query={query} change={change}>
        <Button
          variant="secondary"
          icon="list-filter"
          aria-expanded={filtering}
          aria-controls={filtering ? panel : undefined}
          onClick={() => setFiltering(!filtering)}
          className="grow sm:grow-0"
        >
          Filter
        </Button>
        <DownloadLink href={fileHref(query)} className="grow sm:grow-0">
          CSV
          <VisuallyHidden> of these packages</VisuallyHidden>
        </DownloadLink>
      </ListSearch>
      {(filtering || isFiltered(shown)) && (
        <Suspense>
          <Filters panel={filtering && panel} query={shown} change={change} timeZone={timeZone} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {rows && !changing && `${total} ${total === 1 ? 'package' : 'packages'}`}
      </p>
      <Card padding="none">
        {rows?.length ? (
          <>
            <PackageRows rows={rows} stale={changing} now={now} timeZone={timeZone} focusFrom={focusFrom} />
            <div className="border-t border-line">
              <LoadMore shown={count} total={total} loading={loadingMore} onMore={more} />
            </div>
          </>
        ) : (
          (rows && empty) ||
          ((rows || !error) && (
            <Suspense>
              <NoRows query={query} loading={!rows} />
            </Suspense>
          ))
        )}
      </Card>
    </div>
  );
}
