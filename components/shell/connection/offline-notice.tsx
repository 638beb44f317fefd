'use client';

import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import { Button } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/display/icon';
import { useRootAttribute } from '@/components/ui/hooks/use-root-attribute';
import { text, type MessageKey } from '@/lib/text/text';
import { useLostPage } from './use-lost-page';
import type { LostPage } from '@/lib/browser/connection/page-requests';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const reasonKeys = {
  slow: 'shell.connection.slow',
  offline: 'shell.connection.offline',
  unanswered: 'shell.connection.unanswered',
} as const satisfies Record<LostPage['why'], MessageKey>;

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
  const said = ready ? text('shell.connection.back') : lost && text(reasonKeys[lost.why]);
  const isShown = !online || Boolean(said);
  useRootAttribute('data-offline-notice', isShown);

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
      {isShown && (
        <div className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-2 rounded-content border border-line bg-card px-4 py-3 text-sm text-body shadow-overlay">
          <p className="flex items-center gap-3">
            <Icon name={ready ? 'circle-check' : 'wifi-off'} size={20} className="shrink-0 text-muted" />
            {said ?? text('shell.connection.stale')}
          </p>
          {lost && (
            <div className="ms-auto flex gap-2">
              {lost.why !== 'slow' && (
                <Button variant="secondary" size="small" loading={trying} onClick={open}>
                  {text(ready ? 'shell.connection.open' : 'shell.retry')}
                </Button>
              )}
              {!lost.inPlace && (
                <Button variant="ghost" size="small" onClick={stay}>
                  {text('shell.connection.stay')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
