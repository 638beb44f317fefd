import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from '../load/client';
import { recoveryLimit } from '../records';

/** ms between two tries; a provider sends ten codes a minute to one client. */
const pause = 250;
/** ms after which nothing is waited for any more. */
const end = 12 * recoveryLimit;

/** One thing that has to be good again after an outage. @returns whether it is */
export type Probe = () => Promise<boolean>;

/** What has to be good after an outage. */
export interface Probes {
  /** What people ask for. */
  use: readonly Probe[];
  /** What instances say of themselves. */
  readiness: readonly Probe[];
}

/** Whether an instance says that all its parts are good. */
export const readiness =
  (port: number): Probe =>
  async () => {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
      signal: AbortSignal.timeout(recoveryLimit),
    });
    const { status } = (await response.json()) as { status: string };
    return response.status === 200 && status === 'ok';
  };

/** Whether a client's request is answered well. */
export const isAnswered =
  (client: Client, ask: (client: Client) => Promise<unknown>): Probe =>
  async () => {
    await ask(client);
    return client.outcome === 'good';
  };

/** Tries each until it is good. @returns the ms until all were; `Infinity` where one never was */
export async function recoveryOf(probes: readonly Probe[]): Promise<number> {
  const began = performance.now();
  const whenGood = async (probe: Probe): Promise<number> => {
    while (performance.now() - began < end) {
      if (await probe().catch(() => false)) return performance.now() - began;
      await delay(pause);
    }
    return Infinity;
  };
  return Math.max(...(await Promise.all(probes.map(whenGood))));
}
