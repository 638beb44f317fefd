'use client';

import { useSyncExternalStore } from 'react';
import { initialLayoutState, type LayoutState } from '@/lib/appearance/state';
import { getLayout, subscribeLayout } from './store';

/** A part of the layout's state that a component shows; the server draws the initial one. */
export function useLayout<T extends string | boolean | null>(selector: (state: LayoutState) => T): T {
  return useSyncExternalStore(
    subscribeLayout,
    () => selector(getLayout()),
    () => selector(initialLayoutState),
  );
}
