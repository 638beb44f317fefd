import type { Database } from '@/server/database';
import type { EventRow } from '@/server/database/repositories/events/read-events';
import { lockWaitingEvents, markRelayed } from '@/server/database/repositories/events/relay';

/** Takes note of events, oldest first, in the transaction that marks them as handed on. */
export type Consumer = (tx: Database, events: readonly EventRow[], now: Date) => Promise<void>;

/** Events handed on in one transaction. */
const batch = 200;

/**
 * Hands the oldest waiting events on to all consumers, in one transaction. Any number of instances may do so.
 * @returns whether there may be more
 */
export async function relayEvents(
  db: Database,
  { consumers, clock }: { consumers: readonly Consumer[]; clock: () => Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const events = await lockWaitingEvents(tx, batch);
    if (events.length === 0) return false;
    const now = clock();
    for (const consume of consumers) await consume(tx, events, now);
    await markRelayed(tx, events, now);
    return events.length === batch;
  });
}
