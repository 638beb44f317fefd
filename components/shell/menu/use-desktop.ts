'use client';

import { useSyncExternalStore } from 'react';
import { desktopQuery, isDesktop } from './desktop';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(desktopQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is wider than 991 px. */
export function useDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop, () => true);
}
