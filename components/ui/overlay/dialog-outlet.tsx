'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { dialogEntries, subscribeDialogs } from './dialogs';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

const DialogHost = lazy(untilLoaded(() => import('./dialog-host')));

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
