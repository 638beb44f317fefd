import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { schema, type Database } from '../..';
import type { EventRow } from './read-events';

const { domainEvents, eventFailures, warehouses } = schema;

/** Notes events that a consumer could not take; one that is noted already has its new reason, and is not repeated again. */
export async function noteFailure(
  tx: Database,
  failure: { position: number; consumer: string; reason: string },
  now: Date,
): Promise<void> {
  const state = { reason: failure.reason, failedAt: now, repeatAt: null };
  await tx
    .insert(eventFailures)
    .values({ ...failure, ...state })
    .onConflictDoUpdate({ target: [eventFailures.position, eventFailures.consumer], set: state });
}

export async function forgetFailure(tx: Database, position: number, consumer: string): Promise<void> {
  await tx
    .delete(eventFailures)
    .where(and(eq(eventFailures.position, position), eq(eventFailures.consumer, consumer)));
}

/** Events that are to be tried again for some consumers, locked until the transaction ends. */
export async function lockRepeated(
  tx: Database,
  consumers: readonly string[],
  limit: number,
): Promise<{ consumer: string; event: EventRow }[]> {
  return tx
    .select({ consumer: eventFailures.consumer, event: domainEvents })
    .from(eventFailures)
    .innerJoin(domainEvents, eq(domainEvents.position, eventFailures.position))
    .where(and(isNotNull(eventFailures.repeatAt), inArray(eventFailures.consumer, [...consumers])))
    .orderBy(asc(eventFailures.position))
    .limit(limit)
    .for('update', { of: eventFailures, skipLocked: true });
}

/** The newest events that somebody could not take, each with its warehouse. */
export async function listFailures(db: Database, limit: number) {
  return db
    .select({ failure: eventFailures, kind: domainEvents.kind, warehouse: warehouses.code })
    .from(eventFailures)
    .innerJoin(domainEvents, eq(domainEvents.position, eventFailures.position))
    .innerJoin(warehouses, eq(warehouses.id, domainEvents.warehouseId))
    .orderBy(desc(eventFailures.position), asc(eventFailures.consumer))
    .limit(limit);
}

/** Has an event, or all of them, handed once more to those who could not take it. @returns how many tries that makes */
export async function repeatFailures(db: Database, position: number | undefined, now: Date): Promise<number> {
  const rows = await db
    .update(eventFailures)
    .set({ repeatAt: now })
    .where(position === undefined ? undefined : eq(eventFailures.position, position))
    .returning({ position: eventFailures.position });
  return rows.length;
}
