import { useEffect } from 'react';
import { untilLoaded } from './until-loaded';
import { whenUsed } from './when-used';

/**
 * Prefetches the script of what a press opens once the page is used, so that it also works offline.
 * @param load must be a stable function
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenUsed(() => void untilLoaded(load)()), [load]);
}
