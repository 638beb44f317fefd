'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A calm bar while the browser has no network; it goes away by itself. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-overlay flex justify-center p-4"
    >
      {!online && (
        <p className="flex items-center gap-3 rounded-content border border-line bg-card px-4 py-3 text-sm text-body shadow-overlay">
          <Icon name="wifi-off" size={20} className="text-muted" />
          You are offline; what you see may be out of date.
        </p>
      )}
    </div>
  );
}
