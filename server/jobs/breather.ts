import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Takes turns with whatever else the process does: see `createBreather`. */
export type Breather = () => Promise<void>;

interface Breath {
  /** ms in which the event loop has had nothing to do. */
  idle: number;
  /** ms after which the work goes on in any case. */
  longest: number;
  /** Whether somebody waits for the process right now. */
  isAnswering: () => boolean;
}

/** ms between two looks at whether somebody waits still. */
const lookAgain = 2;

/**
 * Makes work that can wait leave room for pages. Each call resolves once the event loop has had nothing to do for `idle`
 * ms since the call before resolved, and nobody waits for an answer: soon in a quiet process, later the busier it is.
 */
export function createBreather({ idle, longest, isAnswering }: Breath): Breather {
  let since = performance.eventLoopUtilization();
  return async () => {
    for (;;) {
      const { idle: idled, active } = performance.eventLoopUtilization(since);
      const left = longest - idled - active;
      const missing = isAnswering() ? Math.max(lookAgain, idle - idled) : idle - idled;
      if (missing <= 0 || left <= 0) break;
      await delay(Math.min(missing, left));
    }
    since = performance.eventLoopUtilization();
  };
}
