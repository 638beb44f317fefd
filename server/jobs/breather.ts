import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Takes turns with whatever else the process does: see `createBreather`. */
export type Breather = () => Promise<void>;

/**
 * Makes work that can wait leave room for pages. Each call resolves once the event loop has had nothing to do for `idle`
 * ms since the call before resolved: soon in a quiet process, later the busier it is, and after `longest` ms at the latest.
 */
export function createBreather({ idle, longest }: { idle: number; longest: number }): Breather {
  let since = performance.eventLoopUtilization();
  return async () => {
    for (;;) {
      const { idle: idled, active } = performance.eventLoopUtilization(since);
      const missing = Math.min(idle - idled, longest - idled - active);
      if (missing <= 0) break;
      await delay(missing);
    }
    since = performance.eventLoopUtilization();
  };
}
