'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lostPage, onLostPage, setLostPage } from '@/lib/browser/connection/lost-page';
import type { LostPage } from '@/lib/browser/connection/page-requests';

/** Seconds between retries; the `online` event also triggers one. */
const delays = [2, 4, 8, 16, 30];

/** Events that show that the customer no longer waits for the page. */
const movesOn = ['pointerdown', 'keydown'] as const;

interface Retry {
  lost: LostPage | null;
  /** The page could be shown now, but the customer has started something else. */
  ready: boolean;
  trying: boolean;
  /** Shows the page as soon as it loads. */
  open: () => void;
}

/**
 * Retries a page that failed to load, and opens it once it can be shown, unless the customer has started
 * something else that a navigation would discard.
 * @param notice where a press does not count as starting something else
 */
export function useLostPage(notice: { current: HTMLElement | null }): Retry {
  const lost = useSyncExternalStore(onLostPage, lostPage, () => null);
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams().toString()}`;
  const [ready, setReady] = useState<LostPage>();
  const [trying, setTrying] = useState(false);
  const shown = useRef(address);
  const ask = useRef<() => void>(undefined);

  // Another page was shown from the router's cache.
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (lostPage()) setLostPage(null);
  }, [address]);

  useEffect(() => {
    if (!lost || lost.why === 'slow') return;
    const ends = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let moved = false;
    let busy = false;
    let tries = 0;

    const show = () => {
      setLostPage(null);
      if (lost.inPlace) return;
      if (lost.open) lost.open();
      else if (lost.href === location.pathname + location.search) router.refresh();
      else router.push(lost.href, { scroll: false });
    };
    const attempt = async (asked: boolean) => {
      if (busy) return;
      clearTimeout(timer);
      busy = true;
      if (asked) setTrying(true);
      const came = await lost.again();
      busy = false;
      setTrying(false);
      if (ends.signal.aborted) return;
      if (!came) timer = setTimeout(() => void attempt(false), 1000 * (delays[tries++] ?? 30));
      else if (asked || lost.inPlace || !moved) show();
      else setReady(lost);
    };

    for (const type of movesOn) {
      const onMove = ({ target }: Event) => {
        if (!(target instanceof Node && notice.current?.contains(target))) moved = true;
      };
      addEventListener(type, onMove, { capture: true, signal: ends.signal });
    }
    addEventListener('online', () => void attempt(false), { signal: ends.signal });
    ask.current = () => void attempt(true);
    timer = setTimeout(() => void attempt(false), 1000 * (delays[tries++] ?? 30));
    return () => {
      ends.abort();
      clearTimeout(timer);
    };
  }, [lost, notice, router]);

  return { lost, ready: Boolean(lost) && ready === lost, trying, open: () => ask.current?.() };
}
