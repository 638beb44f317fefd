'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { packagesQueryOptions } from '@/lib/api/queries';
import type { PackagePage } from '@/lib/domain/package';
import { listHref, pageSize, type ListQuery } from './query-url';

/** What the server rendered: a query's first page, and when. */
export interface FirstPage {
  query: ListQuery;
  page: PackagePage;
  /** RFC 3339. */
  now: string;
}

/** The packages that match a query, from the server's first page on; earlier rows stay until the next ones are there. */
export function usePackages(query: ListQuery, first: FirstPage) {
  const fromServer = listHref(query) === listHref(first.query);
  const result = useInfiniteQuery({
    ...packagesQueryOptions({ ...query, limit: pageSize }),
    placeholderData: keepPreviousData,
    ...(fromServer && {
      initialData: { pages: [first.page], pageParams: [null] },
      initialDataUpdatedAt: Date.parse(first.now),
    }),
  });
  const pages = result.data?.pages;
  return {
    rows: pages?.flatMap((page) => page.packages),
    total: pages?.[0]?.total ?? 0,
    counts: pages?.[0]?.counts ?? first.page.counts,
    error: result.error,
    changing: result.isPlaceholderData,
    loadingMore: result.isFetchingNextPage,
    loadMore: () => void result.fetchNextPage(),
    retry: () => void result.refetch(),
  };
}
