import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { endpointsDue, takeDue } from '@/server/database/repositories/webhooks/due';
import { deliver, type DeliverOptions } from './deliver';

/** Endpoints told at once by an instance. */
const endpointsAtOnce = 20;

/** Endpoints with something due that are looked at. */
const mostDue = 1_000;

/** Deliveries tried at once for one endpoint. */
const share = 5;

/**
 * Works off due deliveries, each endpoint's by themselves: one that answers slowly holds up nobody else. Where more of
 * them have something due than are told at once, they take turns (decision 049). Any number of instances may do so.
 */
export function createDrains(db: Database, options: DeliverOptions) {
  const { clock, timeLimit } = options;
  const running = new Map<string, Promise<void>>();
  /** The number of each endpoint's last turn: the lower, the longer ago. */
  const turns = new Map<string, number>();
  let turn = 0;
  let othersWait = false;
  let isStopping = false;

  /** @returns how many were taken */
  async function deliverShare(endpointId: string): Promise<number> {
    const now = clock();
    const until = new Date(now.getTime() + timeLimit * 1000);
    const due = await takeDue(db, endpointId, { now, until, limit: share });
    const tries = await Promise.allSettled(due.map((delivery) => deliver(db, delivery, options)));
    const failed = tries.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    return due.length;
  }

  async function drain(endpointId: string): Promise<void> {
    let taken: number;
    do taken = await deliverShare(endpointId);
    while (taken === share && !othersWait && !isStopping);
  }

  function begin(endpointId: string): void {
    turns.set(endpointId, (turn += 1));
    const drained = drain(endpointId)
      .catch((error: unknown) => log.error('webhook_deliveries_failed', { endpoint: endpointId, error }))
      .finally(() => running.delete(endpointId));
    running.set(endpointId, drained);
  }

  const turnOf = (endpointId: string) => turns.get(endpointId) ?? 0;

  return {
    /** Begins with the endpoints that have something due and are not at it: those whose turn was longest ago. */
    begin: async (): Promise<void> => {
      const due = await endpointsDue(db, { now: clock(), except: [...running.keys()], limit: mostDue });
      if (isStopping) return;
      const free = endpointsAtOnce - running.size;
      othersWait = due.length > free;
      due
        .toSorted((one, other) => turnOf(one) - turnOf(other))
        .slice(0, free)
        .forEach(begin);
    },
    /** Resolves when what is under way has ended; nothing else begins. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all(running.values());
    },
  };
}
