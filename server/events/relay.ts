import type { Database } from '@/server/database';
import { forgetFailure, lockRepeated } from '@/server/database/repositories/events/failures';
import { lockWaitingEvents, markRelayed } from '@/server/database/repositories/events/relay';
import { timedJob } from '@/server/jobs/timed-job';
import { handOn, handOver, type NamedConsumer } from './hand-over';

export interface RelayOptions {
  consumers: readonly NamedConsumer[];
  clock: () => Date;
}

/** Events handed on in one transaction. */
const batch = 200;

/**
 * Hands the oldest waiting events on to all consumers, in one transaction. What one can't take is set aside for it, and
 * holds up neither the others nor later events. Any number of instances may do so.
 * @returns whether there may be more
 */
export async function relayEvents(db: Database, { consumers, clock }: RelayOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    const events = await lockWaitingEvents(tx, batch);
    if (events.length === 0) return false;
    await timedJob('events', { attempt: 1 }, async () => {
      const now = clock();
      for (const consumer of consumers) await handOver(tx, consumer, events, now);
      await markRelayed(tx, events, now);
      return true;
    });
    return events.length === batch;
  });
}

/**
 * Tries events once more that were set aside and that somebody has asked to repeat.
 * @returns whether there may be more
 */
export async function repeatEvents(db: Database, { consumers, clock }: RelayOptions): Promise<boolean> {
  const names = consumers.map(({ name }) => name);
  return db.transaction(async (tx) => {
    const repeated = await lockRepeated(tx, names, batch);
    for (const { consumer: name, event } of repeated) {
      const consumer = consumers.find((one) => one.name === name);
      if (consumer && (await handOn(tx, consumer, event, clock())))
        await forgetFailure(tx, event.position, name);
    }
    return repeated.length === batch;
  });
}
