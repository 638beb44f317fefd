import { asc, inArray, isNull } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { EventRow } from './read-events';

const { domainEvents } = schema;

/** The oldest events that are not handed on yet, locked until the transaction ends; those that others have are left out. */
export async function lockWaitingEvents(tx: Database, limit: number): Promise<EventRow[]> {
  return tx
    .select()
    .from(domainEvents)
    .where(isNull(domainEvents.relayedAt))
    .orderBy(asc(domainEvents.position))
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function markRelayed(tx: Database, events: readonly EventRow[], now: Date): Promise<void> {
  const positions = events.map(({ position }) => position);
  await tx.update(domainEvents).set({ relayedAt: now }).where(inArray(domainEvents.position, positions));
}
