'use client';

import { useEffect, useState } from 'react';
import { fold } from '@/lib/browser/live/fold';
import { onReturn } from '@/lib/browser/live/on-return';
import { hearChanges } from '@/lib/browser/live/tabs';
import { text } from '@/lib/text/text';
import { useRefresh } from './use-refresh';

/** A name for what the tabs of one session share: see `sessionMark`. */
const sharedName = () => `waybill.live.${document.documentElement.dataset.session ?? ''}`;

/**
 * While a dialog is open, what is typed there belongs to the page as it was: saved later, it is compared with that. And
 * without a network the page would be drawn for as long as that lasts, and hold up whatever else it has to show.
 */
const mustWait = () =>
  !navigator.onLine || document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Tabs of a browser without locks could not agree on one connection. */
const canShare = () => 'locks' in navigator && 'BroadcastChannel' in window;

/**
 * Draws the open page anew when something on it changes, at most once a second: by a stream, or where there is none, when
 * the visitor returns to it. What is typed, focused, open or scrolled stays, for React keeps what stays the same; an open
 * dialog is waited for.
 */
export function LivePages({ hasStream }: { hasStream: boolean }) {
  const refresh = useRefresh();
  const [isUpdated, setUpdated] = useState(false);
  useEffect(() => {
    const { ask, cancel } = fold(() => {
      if (mustWait()) ask();
      else refresh();
    });
    const end =
      hasStream && canShare()
        ? hearChanges(sharedName(), (changes) => {
            const isShown = changes?.some(({ id }) => window.location.pathname.endsWith(`/${id}`));
            if (isShown) setUpdated(true);
            ask();
          })
        : onReturn(ask);
    return () => {
      end();
      cancel();
    };
  }, [refresh, hasStream]);

  useEffect(() => {
    if (!isUpdated) return;
    // Long enough to be read out; the next change is said again.
    const timer = setTimeout(() => setUpdated(false), 5_000);
    return () => clearTimeout(timer);
  }, [isUpdated]);

  return (
    <p role="status" className="sr-only">
      {isUpdated && text('shell.live.updated')}
    </p>
  );
}
