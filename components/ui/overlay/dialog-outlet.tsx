'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { dialogEntries, subscribeDialogs } from './dialogs';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

const DialogHost = lazy(untilLoaded(() => import('./dialog-host')));

/** The outlet of `openDialog`; the host's script is loaded with the first dialog. */
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
