import { setTimeout as delay } from 'node:timers/promises';
import { log } from '@/lib/runtime/log';

export interface Loop {
  /** Resolves when the turn under way has ended; no other begins. */
  stop: () => Promise<void>;
}

/** The longest pause in ms after turns that failed, such as while the database is away. */
const longestPause = 5_000;

/**
 * Repeats work until it is stopped: at once while there is more, else after a pause. A failure is logged once until a
 * turn succeeds again, and makes the pauses longer.
 * @param turn resolves to whether there may be more to do
 * @param times ms between turns, and before the first one
 */
export function startLoop(
  name: string,
  turn: () => Promise<boolean>,
  { pause, first = pause }: { pause: number; first?: number },
): Loop {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let failures = 0;

  async function takeTurn(): Promise<number> {
    try {
      const hasMore = await turn();
      failures = 0;
      return hasMore ? 0 : pause;
    } catch (error) {
      failures += 1;
      if (failures === 1) log.error('job_loop_failed', { name, error });
      return Math.min(pause * 2 ** failures, longestPause);
    }
  }

  async function run(): Promise<void> {
    await rest(first);
    while (!signal.aborted) await rest(await takeTurn());
  }

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
