'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { dialogEntries, subscribeDialogs } from './dialogs';

const DialogHost = lazy(() => import('./dialog-host'));

/** Where `openDialog` shows its dialogs; the host's script comes with the first one. */
export function DialogOutlet() {
  const wanted = useSyncExternalStore(
    subscribeDialogs,
    () => dialogEntries().length > 0,
    () => false,
  );
  if (!wanted) return null;
  return (
    <Suspense>
      <DialogHost />
    </Suspense>
  );
}
