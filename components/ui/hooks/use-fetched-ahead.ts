import { useEffect } from 'react';
import { untilLoaded } from './until-loaded';
import { whenIdle } from './when-idle';

/**
 * Prefetches the script of what a press opens once the page is idle, so that it also works offline.
 * @param load must be a stable function
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void untilLoaded(load)()), [load]);
}
