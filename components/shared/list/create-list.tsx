'use client';

import { useSearchParams } from 'next/navigation';
import {
  lazy,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { whenIdle } from '@/components/ui/hooks/when-idle';
import { whenContentUsed } from '@/components/ui/hooks/when-used';
import { text } from '@/lib/text/text';
import type { ListAddress } from './address';
import { keepPlace } from './keep-place';
import type { ChangeQuery, FirstPage, ListNoun, ListPage, ListView, LiveListProps } from './list';
import { ListFailure } from './list-failure';

const NewRows = lazy(() => import('./new-rows'));

interface ListOptions<V, P, R> {
  address: ListAddress<V>;
  rowsOf: (page: P) => readonly R[];
  noun: ListNoun;
  /** Loads the late part (live-list.tsx), which no page needs for its first rows. */
  load: () => Promise<ComponentType<LiveListProps<V, P, R>>>;
}

interface List<V, P, R> {
  /** The query in the address, and that address without the list's length. */
  query: Partial<V>;
  href: string;
  /** Whether the server's first page answers the query. */
  fromServer: boolean;
  change: ChangeQuery<V>;
  view: ListView<V, P, R>;
  /** The late part, and why the rows could not be loaded. */
  live: ReactNode;
}

/**
 * Makes the hook of a list (docs/decisions/026-lists-lift-their-query.md): its query is in the address only, the server
 * renders the first page, and the rest is loaded in the browser by a part that comes once the list is used.
 */
export function createList<V, P extends ListPage, R extends { id: string }>({
  address,
  rowsOf,
  noun,
  load,
}: ListOptions<V, P, R>) {
  let loaded: ComponentType<LiveListProps<V, P, R>> | null = null;
  /** The state of a list when it was left, by the server's page it extended: Back shows it at once. */
  const left = new WeakMap<FirstPage<V, P>, { view: ListView<V, P, R>; href: string }>();

  /** Requests no page from the server. */
  const change: ChangeQuery<V> = (fields, history) => {
    const now = new URLSearchParams(window.location.search);
    const next = { ...address.read((name) => now.get(name)), ...fields };
    window.history[`${history}State`](null, '', address.href(next));
  };

  return function useList(drawn: FirstPage<V, P>): List<V, P, R> {
    /** The server's page that the list stands on; one that it has drawn since is shown in the places of this one. */
    const [first, setFirst] = useState(drawn);
    const params = useSearchParams();
    const query = useMemo(() => address.read((name) => params.get(name)), [params]);
    const href = address.href(query);
    const fromServer = href === address.href(first.query);
    const [Live, setLive] = useState(() => loaded);
    const [view, setView] = useState<ListView<V, P, R> | null>(() => {
      const before = left.get(first);
      return before?.href === href ? before.view : null;
    });
    // Drawing rows keeps no key or press waiting.
    const showView = useCallback((next: ListView<V, P, R>) => startTransition(() => setView(next)), []);
    const [asked, setAsked] = useState(false);
    const [unreachable, setUnreachable] = useState(false);
    const [renewals, setRenewals] = useState(0);
    const showDrawn = () => {
      setFirst(drawn);
      setView(null);
      setAsked(false);
      setRenewals(renewals + 1);
    };

    const start = useCallback(() => {
      setUnreachable(false);
      load().then(
        (part) => {
          loaded = part;
          setLive(() => part);
        },
        () => {
          setUnreachable(true);
          addEventListener('online', start, { once: true });
        },
      );
    }, []);
    useEffect(() => (fromServer ? whenContentUsed : whenIdle)(start), [fromServer, start]);
    const early = (): ListView<V, P, R> => {
      const rows = rowsOf(first.page);
      const loadMore = () => {
        setAsked(true);
        if (unreachable) start();
      };
      if (unreachable && (asked || !fromServer)) {
        const error = { message: text('errors.network') };
        return { shown: first.query, rows, page: first.page, loadMore, state: 'failed', error, retry: start };
      }
      const state = fromServer ? (asked ? 'growing' : 'ready') : 'changing';
      return { shown: query, rows, page: first.page, loadMore, state };
    };
    const own = view ?? early();
    const isOther = address.href(drawn.query) !== address.href(own.shown);
    const isKept = drawn !== first && own.state !== 'changing' && !isOther;
    const kept = isKept ? keepPlace(own.rows, rowsOf(drawn.page), drawn.limit) : undefined;
    const now = kept ? { ...own, rows: kept.rows, page: drawn.page } : own;
    const isAsked = address.href(drawn.query) === href && (isOther || own.state === 'changing');
    // Where nothing is shown yet, or something else is asked for, nothing can lose its place.
    if (drawn !== first && (own.rows.length === 0 || isAsked)) showDrawn();
    useEffect(() => {
      if (view && view.state !== 'changing') left.set(drawn, { view, href });
    }, [drawn, view, href]);

    return {
      query,
      href,
      fromServer,
      change,
      view: now,
      live: (
        <>
          {kept?.news !== undefined && (
            <Suspense>
              <NewRows noun={noun} count={kept.news} onShow={showDrawn} />
            </Suspense>
          )}
          {Live && <Live key={renewals} query={query} first={first} asked={asked} onView={showView} />}
          {now.state === 'failed' && (
            <ListFailure
              noun={noun}
              error={now.error}
              other={address.href(now.shown) !== address.href(query)}
              retry={now.retry}
            />
          )}
        </>
      ),
    };
  };
}
