'use client';

import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const stop = { tabIndex: 0 };
const none = {};

/**
 * Base UI makes one entry of a bar the Tab stop, but only once its script runs. Until then each entry is one, or the
 * Tab key would pass the bar by and its section would never be brought.
 */
export function useEarlyStop(): { tabIndex?: number } {
  return useHydrated() ? none : stop;
}
