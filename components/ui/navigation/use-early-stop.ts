'use client';

import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const stop = { tabIndex: 0 };
const none = {};

/**
 * Base UI makes one entry of a bar the Tab stop, but only once hydrated. Until then each entry is one, or the
 * Tab key would skip the bar and its section would never load.
 */
export function useEarlyStop(): { tabIndex?: number } {
  return useHydrated() ? none : stop;
}
