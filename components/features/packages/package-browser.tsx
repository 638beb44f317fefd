'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { firstFeed, type Feed, type FirstPage } from './feed';
import type { LiveFeed } from './live-feed';
import { PackageList } from './package-list';
import { listHref } from './query-url';
import { useListQuery } from './use-list-query';

let loaded: typeof LiveFeed | null = null;

async function loadLiveFeed(): Promise<typeof LiveFeed> {
  return (loaded ??= (await import('./live-feed')).LiveFeed);
}

/** The state of a list when it was left, by the server's page it extended: Back shows it at once. */
const left = new WeakMap<FirstPage, { feed: Feed; href: string }>();

interface PackageBrowserProps {
  first: FirstPage;
  timeZone: string;
  /** The server's message for an empty first page, for browsers without JavaScript. */
  empty: ReactNode;
}

/** Shows the server's first page at once; the live feed is loaded when the page is idle. */
export function PackageBrowser({ first, timeZone, empty }: PackageBrowserProps) {
  const [query, change] = useListQuery();
  const href = listHref(query);
  const [Live, setLive] = useState(() => loaded);
  const [feed, setFeed] = useState<Feed | null>(() => {
    const before = left.get(first);
    return before?.href === href ? before.feed : null;
  });
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    const load = () => {
      loadLiveFeed().then(
        (Loaded) => setLive(() => Loaded),
        () => addEventListener('online', load, { once: true }),
      );
    };
    return whenIdle(load);
  }, []);
  useEffect(() => {
    if (feed && !feed.changing) left.set(first, { feed, href });
  }, [first, feed, href]);

  return (
    <>
      {Live && <Live query={query} first={first} asked={asked} onFeed={setFeed} />}
      <PackageList
        feed={feed ?? firstFeed(first, query, asked, () => setAsked(true))}
        query={query}
        change={change}
        now={first.now}
        timeZone={timeZone}
        empty={href === listHref(first.query) && empty}
      />
    </>
  );
}
