'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { packagesQueryOptions } from '@/lib/browser/product-api/queries';
import type { Feed, FirstPage } from './feed';
import { listHref, pageSize, type ListQuery } from './query-url';

/**
 * The packages of a query, starting with the server's first page. Earlier rows stay until the next ones load,
 * and under their own heading if those fail.
 */
export function usePackages(query: ListQuery, first: FirstPage): Feed {
  const fromServer = listHref(query) === listHref(first.query);
  const { data, error, isPlaceholderData, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery({
      ...packagesQueryOptions({ ...query, limit: fromServer ? first.limit : pageSize }, pageSize),
      placeholderData: keepPreviousData,
      ...(fromServer && {
        initialData: { pages: [first.page], pageParams: [null] },
        initialDataUpdatedAt: Date.parse(first.now),
      }),
    });
  const [last, setLast] = useState({ query: first.query, pages: [first.page] });
  if (data && !isPlaceholderData && data.pages !== last.pages) setLast({ query, pages: data.pages });

  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return useMemo(() => {
    const { pages } = data ?? last;
    return {
      shown: data ? query : last.query,
      rows: pages.flatMap((page) => page.packages),
      total: pages[0]?.total ?? 0,
      counts: pages[0]?.counts ?? first.page.counts,
      // Rows that could not be refreshed are still shown; the notice says that the browser is offline.
      error: data && !isFetchNextPageError ? null : error,
      changing: isPlaceholderData,
      loadingMore: isFetchingNextPage,
      loadMore,
      retry: isFetchNextPageError ? loadMore : () => void refetch(),
    };
  }, [
    data,
    last,
    query,
    error,
    isPlaceholderData,
    isFetchingNextPage,
    isFetchNextPageError,
    loadMore,
    refetch,
    first,
  ]);
}
