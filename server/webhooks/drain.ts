import { log } from '@/lib/runtime/log';
import type { Database } from '@/server/database';
import { endpointsDue, takeDue } from '@/server/database/repositories/webhooks/due';
import { deliver, type DeliverOptions } from './deliver';

/** Endpoints told at once by an instance. */
const endpointsAtOnce = 20;

/** Deliveries tried at once for one endpoint. */
const share = 5;

/**
 * Works off due deliveries, each endpoint's by themselves: one that answers slowly holds up nobody else. Any number of
 * instances may do so.
 */
export function createDrains(db: Database, options: DeliverOptions) {
  const { clock, timeLimit } = options;
  const running = new Map<string, Promise<void>>();
  let isStopping = false;

  async function drain(endpointId: string): Promise<void> {
    for (let taken = share; taken === share && !isStopping;) {
      const now = clock();
      const until = new Date(now.getTime() + timeLimit * 1000);
      const due = await takeDue(db, endpointId, { now, until, limit: share });
      const tries = await Promise.allSettled(due.map((delivery) => deliver(db, delivery, options)));
      const failed = tries.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
      taken = due.length;
    }
  }

  function begin(endpointId: string): void {
    const drained = drain(endpointId)
      .catch((error: unknown) => log.error('webhook_deliveries_failed', { endpoint: endpointId, error }))
      .finally(() => running.delete(endpointId));
    running.set(endpointId, drained);
  }

  return {
    /** Begins with the endpoints that have something due and are not at it. */
    begin: async (): Promise<void> => {
      const free = endpointsAtOnce - running.size;
      if (free === 0) return;
      const due = await endpointsDue(db, { now: clock(), except: [...running.keys()], limit: free });
      due.forEach(begin);
    },
    /** Resolves when what is under way has ended; nothing else begins. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await Promise.all(running.values());
    },
  };
}
