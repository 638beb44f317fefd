'use client';

import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { shipPath } from '@/components/shared/shipping/ship-path';
import { useGrowth } from '@/components/shared/list/use-growth';
import type { ListView } from '@/components/shared/list/list';
import { text } from '@/lib/text/text';
import { GroupTabs } from './group-tabs';
import { ListSearch } from './list-search';
import { PackageRows } from './package-rows';
import type { ShownPackage, ShownPage } from './shown-package';
import { ShipAll } from './ship-all';
import { useChoosing } from './use-choosing';
import { isFiltered, packagesAddress, type ChangeQuery, type ListQuery, type QueryValues } from './query-url';

const loadParts = untilLoaded(() => import('./late-parts'));
const Filters = lazy(async () => ({ default: (await loadParts()).Filters }));
const ShipBar = lazy(async () => ({ default: (await loadParts()).ShipBar }));
const NoRows = lazy(async () => ({ default: (await loadParts()).NoRows }));

interface PackageListProps {
  view: ListView<QueryValues, ShownPage, ShownPackage>;
  query: ListQuery;
  href: string;
  change: ChangeQuery;
  /** The server's message for an empty list. */
  empty: ReactNode;
}

/** The package list: groups, search, sort order, rows and their states. */
export function PackageList({ view, query, href, change, empty }: PackageListProps) {
  const { shown, rows, page, state } = view;
  const failure = state === 'failed' ? view.error : undefined;
  const { total, counts, timeZone } = page;
  const [filtering, setFiltering] = useState(false);
  const { more, rowsRef } = useGrowth<HTMLUListElement>(href, view);
  const panel = useId();
  const choosing = useChoosing();

  return (
    <div className="flex flex-col gap-4">
      <GroupTabs query={shown} counts={counts} failure={failure} change={change} />
      <ListSearch query={query} change={change}>
        <Button
          variant="secondary"
          icon="list-filter"
          aria-expanded={filtering}
          aria-controls={filtering ? panel : undefined}
          onClick={() => setFiltering(!filtering)}
          className="grow sm:grow-0"
        >
          {text('packageList.filter.open')}
        </Button>
        <DownloadLink
          href={packagesAddress.fileHref(query)}
          aria-label={text('packageList.list.csv')}
          className="grow sm:grow-0"
        >
          CSV
        </DownloadLink>
      </ListSearch>
      {(filtering || isFiltered(shown)) && (
        <Suspense>
          <Filters panel={filtering && panel} query={shown} change={change} timeZone={timeZone} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {state !== 'changing' && text('packageList.list.count', { count: total })}
      </p>
      <Card padding="none">
        {rows.length > 0 ? (
          <form action={shipPath} onSubmit={(event) => event.preventDefault()}>
            {rows.some(({ shippable }) => shippable) && <ShipAll />}
            <PackageRows ref={rowsRef} rows={rows} stale={state === 'changing'} />
            <div className="border-t border-line">
              <LoadMore shown={rows.length} total={total} loading={state === 'growing'} onMore={more} />
            </div>
          </form>
        ) : (
          empty || (
            <Suspense>
              <NoRows query={query} loading={state === 'changing'} />
            </Suspense>
          )
        )}
      </Card>
      {choosing && (
        <Suspense>
          <ShipBar rows={rows} query={shown} isComplete={state === 'ready' && rows.length >= total} />
        </Suspense>
      )}
    </div>
  );
}
