import { useEffect } from 'react';
import { untilLoaded } from './until-loaded';
import { whenIdle } from './when-idle';

/**
 * Fetches the script of what a press opens once the page is idle, so that the press works without a network as well.
 * @param load the same function at every call
 */
export function useFetchedAhead(load: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void untilLoaded(load)()), [load]);
}
