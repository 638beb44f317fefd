'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFetchedAhead } from '@/components/ui/hooks/use-fetched-ahead';
import type { Feed, FirstPage } from './feed';
import { FeedFailure } from './feed-failure';
import type { ListQuery } from './query-url';
import { usePackages } from './use-packages';

/** Parts that the list can open; loaded with the feed, so that they open offline as well. */
const fetchParts = () => Promise.all([import('./filters'), import('./no-rows')]);

const freshMilliseconds = 30_000;

/** One cache per server page, so that Back shows the rows as they were. */
const clients = new WeakMap<FirstPage, QueryClient>();

function clientOf(first: FirstPage): QueryClient {
  const known = clients.get(first);
  if (known) return known;
  const queries = { staleTime: freshMilliseconds, gcTime: Infinity };
  const client = new QueryClient({ defaultOptions: { queries } });
  clients.set(first, client);
  return client;
}

interface LiveFeedProps {
  query: ListQuery;
  first: FirstPage;
  /** "Show more" was pressed before this was loaded. */
  asked: boolean;
  onFeed: (feed: Feed) => void;
}

function Reporter({ query, first, asked, onFeed }: LiveFeedProps) {
  const feed = usePackages(query, first);
  const { loadMore } = feed;
  useFetchedAhead(fetchParts);

  useEffect(() => onFeed(feed), [feed, onFeed]);
  useEffect(() => {
    if (asked) loadMore();
  }, [asked, loadMore]);

  return feed.error && <FeedFailure error={feed.error} other={feed.shown !== query} retry={feed.retry} />;
}

/**
 * Refreshes the list's rows through TanStack Query and reports them; renders errors only, so that its code
 * can load after the page. Its cache lives as long as the server's page: no other screen loads it.
 */
export function LiveFeed(props: LiveFeedProps) {
  return (
    <QueryClientProvider client={clientOf(props.first)}>
      <Reporter {...props} />
    </QueryClientProvider>
  );
}
