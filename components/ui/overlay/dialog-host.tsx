'use client';

import { useSyncExternalStore } from 'react';
import { Dialog } from './dialog';
import { dialogEntries, forgetDialog, subscribeDialogs } from './dialogs';

/** Renders the dialogs of `openDialog`, the newest on top. */
export function DialogHost() {
  const entries = useSyncExternalStore(subscribeDialogs, dialogEntries, dialogEntries);
  return entries.map(({ id, content, close, ...request }) => (
    <Dialog key={id} {...request} onClose={close} onClosed={() => forgetDialog(id)}>
      {content()}
    </Dialog>
  ));
}
