'use client';

import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { firstFeed, type Feed, type FirstPage } from './feed';
import type { LiveFeed } from './live-feed';
import { PackageList } from './package-list';
import { useListQuery } from './use-list-query';

const loadLiveFeed = () => import('./live-feed');

/** The server's first page at once; what keeps it fresh is loaded when the page is idle. */
export function PackageBrowser({ first, timeZone }: { first: FirstPage; timeZone: string }) {
  const [query, change] = useListQuery();
  const [Live, setLive] = useState<ComponentType<ComponentProps<typeof LiveFeed>> | null>(null);
  const [feed, setFeed] = useState<Feed | null>(null);
  const [asked, setAsked] = useState(false);

  useEffect(() => whenIdle(() => void loadLiveFeed().then((module) => setLive(() => module.LiveFeed))), []);

  return (
    <>
      {Live && <Live query={query} first={first} asked={asked} onFeed={setFeed} />}
      <PackageList
        feed={feed ?? firstFeed(first, query, asked, () => setAsked(true))}
        query={query}
        change={change}
        now={first.now}
        timeZone={timeZone}
      />
    </>
  );
}
