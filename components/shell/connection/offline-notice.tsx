'use client';

import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';
import { useLostPage } from './use-lost-page';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const words = {
  slow: 'Waybill is taking longer than usual to respond.',
  offline: 'You are offline. The page will open once you are back online.',
  unanswered: 'Waybill can’t be reached. The page will open once the connection is back.',
} as const;

/**
 * An unobtrusive bar while the browser is offline, or where a page could not be loaded; it closes by itself.
 */
export function OfflineNotice() {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const { lost, ready, trying, open } = useLostPage(bar);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const said = ready ? 'You are back online.' : lost && words[lost.why];

  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  const stay = () => {
    before.current?.focus();
    lost?.dismiss();
  };

  return (
    <div
      ref={bar}
      role="status"
      onFocus={onFocus}
      className="bottom-(--banner-height) pointer-events-none fixed inset-x-0 z-overlay flex justify-center p-4"
    >
      {(said || !online) && (
        <div className="offline-notice pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-2 rounded-content border border-line bg-card px-4 py-3 text-sm text-body shadow-overlay">
          <p className="flex items-center gap-3">
            <Icon name={ready ? 'circle-check' : 'wifi-off'} size={20} className="shrink-0 text-muted" />
            {said ?? 'You are offline. This page may be out of date.'}
          </p>
          {lost && (
            <div className="ms-auto flex gap-2">
              {lost.why !== 'slow' && (
                <Button variant="secondary" size="small" loading={trying} onClick={open}>
                  {ready ? 'Open the page' : 'Try again'}
                </Button>
              )}
              {!lost.inPlace && (
                <Button variant="ghost" size="small" onClick={stay}>
                  Stay here
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
