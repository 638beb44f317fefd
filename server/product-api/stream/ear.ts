import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { noticesOf } from '@/server/database/connection/notices';
import { sendNotice } from '@/server/database/repositories/events/account-events';

/** Times in ms. */
export interface EarTimes {
  /** Between two looks at everything, while no notices arrive. */
  poll: number;
  /** Between two proofs that they do. */
  proof: number;
  /** For the arrival of a notice to oneself. */
  arrival: number;
  /** Before hearing is tried again; doubled with each failure, up to the longest. */
  retry: number;
  longestRetry: number;
}

const defaultTimes: EarTimes = {
  poll: 500,
  proof: 15_000,
  arrival: 3_000,
  retry: 500,
  longestRetry: 60_000,
};

interface Listener {
  onNotice: (notice: string) => void;
  /** Notices may have been missed: everything has to be looked at. */
  onMissed: () => void;
}

/** Hears of what is committed, by this process or another. */
export interface Ear {
  stop: () => Promise<void>;
}

const half = (ms: number) => ms / 2 + (ms / 2) * Math.random();

/**
 * Hears the database's notices. Where none arrive, because the connection is lost or a pool is in between, everything is
 * looked at twice a second instead, and hearing is tried again.
 */
export function startEar(db: Database, { onNotice, onMissed }: Listener, times = defaultTimes): Ear {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number, until: AbortSignal = signal) =>
    delay(ms, undefined, { signal: until, ref: false }).catch(() => undefined);
  const proofs = new Map<string, () => void>();
  const state = { hears: false };

  function take(notice: string): void {
    const proved = proofs.get(notice);
    if (proved) proved();
    else onNotice(notice);
  }

  /** Whether a notice to oneself comes back. */
  async function isHeard(): Promise<boolean> {
    const notice = `proof:${randomUUID()}`;
    const arrived = new AbortController();
    proofs.set(notice, () => arrived.abort());
    try {
      await sendNotice(db, notice);
      await rest(times.arrival, AbortSignal.any([signal, arrived.signal]));
      return arrived.signal.aborted || signal.aborted;
    } finally {
      proofs.delete(notice);
    }
  }

  /** Hears until the connection is lost, or is proved deaf. */
  async function hear(onHearing: () => void): Promise<void> {
    const lost = new AbortController();
    const end = await noticesOf(db)({ onNotice: take, onLost: (reason) => lost.abort(reason) });
    const over = AbortSignal.any([signal, lost.signal]);
    try {
      while (!over.aborted) {
        if (!(await isHeard())) throw new Error('Notices of the database do not arrive');
        if (!state.hears) onHearing();
        await rest(times.proof, over);
      }
      if (!signal.aborted) throw lost.signal.reason;
    } finally {
      state.hears = false;
      await end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      try {
        await hear(() => {
          state.hears = true;
          failures = 0;
          onMissed();
        });
      } catch (error) {
        if (failures === 0) log.warn('notices_not_heard', { error });
        failures += 1;
      }
      await rest(half(Math.min(times.retry * 2 ** failures, times.longestRetry)));
    }
  }

  async function poll(): Promise<void> {
    while (!signal.aborted) {
      await rest(times.poll);
      if (!state.hears && !stopping.signal.aborted) onMissed();
    }
  }

  const running = Promise.all([run(), poll()]);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
