'use client';

import { useSyncExternalStore } from 'react';
import { initialLayoutState, type LayoutState } from '@/lib/appearance/state';
import { getLayout, subscribeLayout } from './store';

/** Subscribes a component to a part of the layout's state; the server renders the initial one. */
export function useLayout<T extends string | boolean | null>(selector: (state: LayoutState) => T): T {
  return useSyncExternalStore(
    subscribeLayout,
    () => selector(getLayout()),
    () => selector(initialLayoutState),
  );
}
