'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { packagesQueryOptions } from '@/lib/api/queries';
import type { Feed, FirstPage } from './feed';
import { listHref, pageSize, type ListQuery } from './query-url';

/** The packages that match a query, from the server's first page on; earlier rows stay until the next ones are there. */
export function usePackages(query: ListQuery, first: FirstPage): Feed {
  const fromServer = listHref(query) === listHref(first.query);
  const { data, error, isPlaceholderData, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...packagesQueryOptions({ ...query, limit: fromServer ? first.limit : pageSize }, pageSize),
    placeholderData: keepPreviousData,
    ...(fromServer && {
      initialData: { pages: [first.page], pageParams: [null] },
      initialDataUpdatedAt: Date.parse(first.now),
    }),
  });
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return useMemo(
    () => ({
      rows: data?.pages.flatMap((page) => page.packages),
      total: data?.pages[0]?.total ?? 0,
      counts: data?.pages[0]?.counts ?? first.page.counts,
      error,
      changing: isPlaceholderData,
      loadingMore: isFetchingNextPage,
      loadMore,
      retry: () => void refetch(),
    }),
    [data, error, isPlaceholderData, isFetchingNextPage, loadMore, refetch, first],
  );
}
