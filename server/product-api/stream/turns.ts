import { setTimeout as delay } from 'node:timers/promises';
import { log } from '@/lib/runtime/log';

/** ms before a turn that failed is tried again, and one whose changes are not settled yet. */
const pause = 200;

/** Work that is asked for again and again, and done once for all who asked meanwhile. */
export interface Turns {
  ask: () => void;
  stop: () => Promise<void>;
}

/** @param turn resolves to whether it has to be repeated after a pause */
export function createTurns(turn: () => Promise<boolean>): Turns {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isAsked = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isAsked && !signal.aborted) {
      isAsked = false;
      const again = await turn().catch((error: unknown) => {
        log.warn('stream_turn_failed', { error });
        return true;
      });
      if (!again) continue;
      isAsked = true;
      await delay(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
    running = undefined;
  }

  return {
    ask: () => {
      isAsked = true;
      running ??= run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
