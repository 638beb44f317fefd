import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { screenEventKinds } from '@/lib/domain/event/catalogue';
import { schema, type Database } from '../..';
import { oldest } from '../sql/oldest';
import { comparePlaces, type EventPlace } from './read-events';

const { domainEvents, forgottenEvents, webhookDeliveries } = schema;

type OfWarehouse = EventPlace & { warehouseId: string };

/** Notes the last place of each warehouse from which something is deleted. */
async function noteForgotten(tx: Database, events: readonly OfWarehouse[]): Promise<void> {
  const last = new Map<string, OfWarehouse>();
  for (const { warehouseId, transactionId, position } of events) {
    const known = last.get(warehouseId);
    const place = { warehouseId, transactionId, position };
    if (!known || comparePlaces(known, place) < 0) last.set(warehouseId, place);
  }
  const { transactionId, position } = forgottenEvents;
  await tx
    .insert(forgottenEvents)
    .values([...last.values()])
    .onConflictDoUpdate({
      target: forgottenEvents.warehouseId,
      set: { transactionId: sql`excluded.transaction_id`, position: sql`excluded.position` },
      setWhere: sql`(${transactionId}, ${position}) < (excluded.transaction_id, excluded.position)`,
    });
}

/**
 * Deletes the oldest events that were recorded before a time and have been handed on, with the deliveries that tell of
 * them, and notes from where on nothing is missing.
 * @param limit how many at most
 * @returns how many
 */
export async function forgetEvents(db: Database, before: Date, limit: number): Promise<number> {
  const { position, transactionId, warehouseId, recordedAt, relayedAt } = domainEvents;
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ position, transactionId, warehouseId })
      .from(domainEvents)
      .where(and(lt(recordedAt, before), isNotNull(relayedAt)))
      .orderBy(asc(recordedAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (old.length === 0) return 0;
    await noteForgotten(tx, old);
    const positions = old.map((event) => event.position);
    await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.eventPosition, positions));
    await tx.delete(domainEvents).where(inArray(position, positions));
    return old.length;
  });
}

/**
 * Deletes events that only open pages were told of, recorded before a time: no cursor of an operator misses them.
 * @param limit how many at most
 * @returns how many
 */
export async function forgetScreenEvents(db: Database, before: Date, limit: number): Promise<number> {
  const { position, recordedAt: at, kind } = domainEvents;
  const old = oldest(db, { id: position, at, where: inArray(kind, screenEventKinds) }, before, limit);
  const gone = await db.delete(domainEvents).where(inArray(position, old)).returning({ position });
  return gone.length;
}

/** The place after which all events of a warehouse are still there; undefined where none was deleted. */
export async function forgottenTo(db: Database, warehouseId: string): Promise<EventPlace | undefined> {
  const [row] = await db.select().from(forgottenEvents).where(eq(forgottenEvents.warehouseId, warehouseId));
  return row;
}
