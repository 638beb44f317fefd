import { and, asc, desc, eq, gte, inArray, isNull, lt, ne } from 'drizzle-orm';
import { schema, type Database } from '../..';
import { newId } from '../../ids';
import type { EventRow } from '../events/read-events';
import { insertMany } from '../sql/bulk';
import { oldest } from '../sql/oldest';
import type { EndpointRow } from './endpoints';

const { domainEvents, webhookDeliveries, webhookEndpoints, webhookTries } = schema;

type DeliveryStatus = (typeof webhookDeliveries.$inferSelect)['status'];

const newDelivery = (endpointId: string, eventPosition: number, now: Date) => ({
  id: newId('whd'),
  endpointId,
  eventPosition,
  status: 'queued' as const,
  createdAt: now,
  changedAt: now,
  dueAt: now,
  enqueuedAt: now,
});

/** Notes the deliveries of events to the endpoints that want them, once for each. */
export async function noteDeliveries(tx: Database, events: readonly EventRow[], now: Date): Promise<void> {
  const warehouseIds = [...new Set(events.map(({ warehouseId }) => warehouseId))];
  const endpoints = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(inArray(webhookEndpoints.warehouseId, warehouseIds), isNull(webhookEndpoints.disabledAt)));
  const rows = events.flatMap(({ warehouseId, kind, position }) =>
    endpoints
      .filter((endpoint) => endpoint.warehouseId === warehouseId && endpoint.kinds.includes(kind))
      .map(({ id }) => newDelivery(id, position, now)),
  );
  await insertMany(tx, webhookDeliveries, rows);
}

/** A delivery with its endpoint and event; undefined when one of them has gone. */
export async function readDelivery(db: Database, id: string) {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, event: domainEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(domainEvents, eq(domainEvents.position, webhookDeliveries.eventPosition))
    .where(eq(webhookDeliveries.id, id));
  return row;
}

export async function addTry(tx: Database, row: typeof webhookTries.$inferInsert): Promise<void> {
  await tx.insert(webhookTries).values(row);
}

export async function endDelivery(
  tx: Database,
  id: string,
  status: DeliveryStatus,
  now: Date,
): Promise<void> {
  await tx.update(webhookDeliveries).set({ status, changedAt: now }).where(eq(webhookDeliveries.id, id));
}

/** The events of a replay: one, or those that were recorded in a span. */
export type ReplayOf = { position: number } | { from: Date; to: Date };

/**
 * Has events delivered to an endpoint again, each under its own `webhook-id`, also what it missed while it was disabled.
 * What is still to be delivered is left alone.
 * @returns how many
 */
export async function replayDeliveries(
  tx: Database,
  { id: endpointId, warehouseId, kinds }: EndpointRow,
  of: ReplayOf,
  now: Date,
): Promise<number> {
  const { position, recordedAt } = domainEvents;
  const events = await tx
    .select({ position })
    .from(domainEvents)
    .where(
      and(
        eq(domainEvents.warehouseId, warehouseId),
        inArray(domainEvents.kind, kinds),
        'position' in of ? eq(position, of.position) : and(gte(recordedAt, of.from), lt(recordedAt, of.to)),
      ),
    )
    .orderBy(asc(position));
  const positions = events.map((event) => event.position);
  if (positions.length === 0) return 0;
  const again = await tx
    .update(webhookDeliveries)
    .set({ status: 'queued', changedAt: now, dueAt: now, tries: 0 })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        inArray(webhookDeliveries.eventPosition, positions),
        ne(webhookDeliveries.status, 'queued'),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  const before = await tx.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, endpointId));
  await insertMany(
    tx,
    webhookDeliveries,
    positions.map((eventPosition) => newDelivery(endpointId, eventPosition, now)),
  );
  const after = await tx.$count(webhookDeliveries, eq(webhookDeliveries.endpointId, endpointId));
  return again.length + after - before;
}

/** The newest tries for an endpoint, with the kind of each event. */
export async function readTries(db: Database, endpointId: string, limit: number) {
  return db
    .select({ attempt: webhookTries, delivery: webhookDeliveries, kind: domainEvents.kind })
    .from(webhookTries)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
    .innerJoin(domainEvents, eq(domainEvents.position, webhookDeliveries.eventPosition))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookTries.id))
    .limit(limit);
}

/** Deletes the oldest tries that were made before a time. @returns how many */
export async function forgetTries(db: Database, before: Date, limit: number): Promise<number> {
  const { id, at } = webhookTries;
  const old = oldest(db, { id, at }, before, limit);
  return (await db.delete(webhookTries).where(inArray(id, old)).returning({ id })).length;
}
