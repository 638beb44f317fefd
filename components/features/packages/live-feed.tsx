'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Feed, FirstPage } from './feed';
import { FeedFailure } from './feed-failure';
import type { ListQuery } from './query-url';
import { usePackages } from './use-packages';

const freshMilliseconds = 30_000;

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

  useEffect(() => onFeed(feed), [feed, onFeed]);
  useEffect(() => {
    if (asked) loadMore();
  }, [asked, loadMore]);

  return feed.error && <FeedFailure error={feed.error} retry={feed.rows ? loadMore : feed.retry} />;
}

/**
 * Keeps the list's rows fresh through TanStack Query and reports them; shows only what failed, so that its code can
 * come after the page. Its cache lives and dies with the list: no other screen pays for it.
 */
export function LiveFeed(props: LiveFeedProps) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: freshMilliseconds, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <Reporter {...props} />
    </QueryClientProvider>
  );
}
