import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export type Phase = 'starting' | 'ready' | 'draining';

/** The state of the process and its number of open requests. */
export class Lifecycle {
  phase: Phase = 'starting';
  private active = 0;
  private streams = 0;
  private lastArrival = 0;

  /** Counts a request as open until the returned function is called. @param isStream whether it stays open for long */
  enter(isStream = false): () => void {
    const streams = isStream ? 1 : 0;
    this.active += 1;
    this.streams += streams;
    this.lastArrival = performance.now();
    return () => {
      this.active -= 1;
      this.streams -= streams;
    };
  }

  /** How many requests somebody waits for: all that are open but streams. */
  get waiting(): number {
    return this.active - this.streams;
  }

  /** ms since the last request came, 0 while somebody waits for an answer. */
  get quietFor(): number {
    return this.waiting > 0 ? 0 : this.quietSince(0);
  }

  get idle(): boolean {
    return this.active === 0;
  }

  /** ms since the last request, or since `from`, whichever is later. */
  quietSince(from: number): number {
    return performance.now() - Math.max(from, this.lastArrival);
  }
}

/** Times in ms; they add up to less than the 10 s of security 28. */
export interface DrainTimes {
  /** Without a new request for this long, clients count as gone. */
  quiet: number;
  /** New requests are answered for at most this long: a load balancer needs a moment to see `/readyz`. */
  grace: number;
  /** The limit for requests that are then still open. */
  finish: number;
}

export const defaultDrainTimes: DrainTimes = { quiet: 1_000, grace: 6_000, finish: 2_000 };

async function until(condition: () => boolean, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (!condition() && performance.now() < end) await delay(20);
}

/**
 * Closes a listener without dropping requests (security 28): readiness flips, late requests are answered on connections
 * that close after them, and only when no more come is the port released.
 */
export async function drain(
  server: Server,
  lifecycle: Lifecycle,
  times: DrainTimes = defaultDrainTimes,
): Promise<void> {
  lifecycle.phase = 'draining';
  const start = performance.now();
  await until(() => lifecycle.idle && lifecycle.quietSince(start) >= times.quiet, times.grace);
  server.close();
  server.closeIdleConnections();
  await until(() => lifecycle.idle, times.finish);
  server.closeAllConnections();
}
