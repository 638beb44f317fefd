'use client';

import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { firstFeed, type Feed, type FirstPage } from './feed';
import type { LiveFeed } from './live-feed';
import { PackageList } from './package-list';
import { listHref } from './query-url';
import { useListQuery } from './use-list-query';

const loadLiveFeed = () => import('./live-feed');

interface PackageBrowserProps {
  first: FirstPage;
  timeZone: string;
  /** What the server says where its first page is empty: there without script. */
  empty: ReactNode;
}

/** The server's first page at once; what keeps it fresh is loaded when the page is idle. */
export function PackageBrowser({ first, timeZone, empty }: PackageBrowserProps) {
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
        empty={listHref(query) === listHref(first.query) && empty}
      />
    </>
  );
}
