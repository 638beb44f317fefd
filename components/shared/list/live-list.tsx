'use client';

import {
  keepPreviousData,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { listQueryOptions, type ListCall } from '@/lib/browser/product-api/queries';
import { grownHref, type ListAddress } from './address';
import type { FirstPage, ListPage, ListView, LiveListProps } from './list';

interface LiveListOptions<V, A, P, R> {
  address: ListAddress<V>;
  call: ListCall;
  /** The page of an answer, as the list shows it. */
  toPage: (answer: A, first: FirstPage<V, P>) => P;
  rowsOf: (page: P) => readonly R[];
  pageSize: number;
}

const freshMilliseconds = 30_000;

/**
 * Makes the late part of a list: it refreshes the rows through TanStack Query and reports them, and renders nothing.
 * Its cache lives as long as the server's page, so that Back shows the rows as they were, and no other screen
 * loads it.
 */
export function createLiveList<V, A, P extends ListPage, R>({
  address,
  call,
  toPage,
  rowsOf,
  pageSize,
}: LiveListOptions<V, A, P, R>): ComponentType<LiveListProps<V, P, R>> {
  const clients = new WeakMap<FirstPage<V, P>, QueryClient>();

  function clientOf(first: FirstPage<V, P>): QueryClient {
    const known = clients.get(first);
    if (known) return known;
    const queries = { staleTime: freshMilliseconds, gcTime: Infinity };
    const client = new QueryClient({ defaultOptions: { queries } });
    clients.set(first, client);
    return client;
  }

  /** Earlier rows stay until the next ones load, and under their own heading if those fail. */
  function useRows(query: Partial<V>, first: FirstPage<V, P>): ListView<V, P, R> {
    const fromServer = address.href(query) === address.href(first.query);
    const {
      data,
      error,
      isPending,
      isPlaceholderData,
      isFetchingNextPage,
      isFetchNextPageError,
      fetchNextPage,
      refetch,
    } = useInfiniteQuery({
      ...listQueryOptions({
        call,
        query: { ...query, limit: fromServer ? first.limit : pageSize },
        more: pageSize,
        toPage: (answer: A) => toPage(answer, first),
      }),
      placeholderData: keepPreviousData,
      ...(fromServer && {
        initialData: { pages: [first.page], pageParams: [null] },
        initialDataUpdatedAt: Date.parse(first.now),
      }),
    });
    const [last, setLast] = useState({ query: first.query, pages: [first.page] });
    if (data && !isPlaceholderData && data.pages !== last.pages) setLast({ query, pages: data.pages });

    const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
    const view = useMemo<ListView<V, P, R>>(() => {
      const { pages } = data ?? last;
      const shown = {
        shown: data || isPending ? query : last.query,
        rows: pages.flatMap(rowsOf),
        page: pages[0] ?? first.page,
        loadMore,
      };
      // The library has no earlier rows to keep where a change came before it did.
      if (isPlaceholderData || isPending) return { ...shown, state: 'changing' };
      if (isFetchingNextPage) return { ...shown, state: 'growing' };
      // Rows that could not be refreshed are still shown; the notice says that the browser is offline.
      if (!error || (data && !isFetchNextPageError)) return { ...shown, state: 'ready' };
      const retry = isFetchNextPageError ? loadMore : () => void refetch();
      return { ...shown, state: 'failed', error, retry };
    }, [
      data,
      last,
      query,
      error,
      isPending,
      isPlaceholderData,
      isFetchingNextPage,
      isFetchNextPageError,
      loadMore,
      refetch,
      first,
    ]);

    // A reload shows as many rows.
    const extended = data && !isPlaceholderData && data.pages.length > 1 ? view.rows.length : 0;
    useEffect(() => {
      if (extended > 0) window.history.replaceState(null, '', grownHref(address.href(query), extended));
    }, [query, extended]);
    return view;
  }

  function Reporter({ query, first, asked, onView }: LiveListProps<V, P, R>) {
    const view = useRows(query, first);
    const { loadMore } = view;

    useEffect(() => onView(view), [view, onView]);
    useEffect(() => {
      if (asked) loadMore();
    }, [asked, loadMore]);

    return null;
  }

  return function LiveList(props) {
    // The library starts as if online: a list that begins offline would miss that the network is back.
    useEffect(() => onlineManager.setOnline(navigator.onLine), []);
    return (
      <QueryClientProvider client={clientOf(props.first)}>
        <Reporter {...props} />
      </QueryClientProvider>
    );
  };
}
