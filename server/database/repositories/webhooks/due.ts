import { and, asc, eq, exists, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { webhookDeliveries, webhookEndpoints } = schema;

const isDue = (now: Date) => and(eq(webhookDeliveries.status, 'queued'), lte(webhookDeliveries.dueAt, now));

/** Endpoints that have deliveries that are due, in no order. @returns their ids */
export async function endpointsDue(
  db: Database,
  { now, except, limit }: { now: Date; except: readonly string[]; limit: number },
): Promise<string[]> {
  const { id } = webhookEndpoints;
  const due = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, id), isDue(now)));
  const rows = await db
    .select({ id })
    .from(webhookEndpoints)
    .where(and(exists(due), notInArray(id, [...except])))
    .limit(limit);
  return rows.map((row) => row.id);
}

export type DueDelivery = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'tries'>;

/**
 * Begins a try of an endpoint's oldest due deliveries. They are due again at `until`, if none ends the try before: then
 * the process has gone.
 */
export async function takeDue(
  db: Database,
  endpointId: string,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<DueDelivery[]> {
  const { id, tries, dueAt } = webhookDeliveries;
  const due = db
    .select({ id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isDue(now)))
    .orderBy(asc(dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(webhookDeliveries)
    .set({ tries: sql`${tries} + 1`, dueAt: until })
    .where(inArray(id, due))
    .returning({ id, tries });
}

/** Has a delivery tried once more at a time. */
export async function tryAgainAt(tx: Database, id: string, dueAt: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ dueAt })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.status, 'queued')));
}
