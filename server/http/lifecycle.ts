import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export type Phase = 'starting' | 'ready' | 'draining';

/** Where the process stands, and what it is busy with. */
export class Lifecycle {
  phase: Phase = 'starting';
  private active = 0;
  private lastArrival = 0;

  /** Counts a request in; the returned function counts it out. */
  enter(): () => void {
    this.active += 1;
    this.lastArrival = performance.now();
    return () => (this.active -= 1);
  }

  get idle(): boolean {
    return this.active === 0;
  }

  /** ms since the last request came in, or since `from`, whichever is later. */
  quietSince(from: number): number {
    return performance.now() - Math.max(from, this.lastArrival);
  }
}

/** Times in ms; they add up to less than the 10 s of security 28. */
export interface DrainTimes {
  /** Without a new request for so long, nobody sends any more. */
  quiet: number;
  /** New requests are answered for so long at the most: a load balancer needs a moment to see `/readyz`. */
  grace: number;
  /** What is being answered then may take so long. */
  finish: number;
}

export const defaultDrainTimes: DrainTimes = { quiet: 1_000, grace: 6_000, finish: 2_000 };

async function until(condition: () => boolean, limit: number): Promise<void> {
  const end = performance.now() + limit;
  while (!condition() && performance.now() < end) await delay(20);
}

/**
 * Ends a listener so that nobody notices (security 28): readiness flips, requests that still come are answered on
 * connections that close after them, and only when none comes any more is the port given back.
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
