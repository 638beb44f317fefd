import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { warehouses, webhookEndpoints } = schema;

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type NewEndpoint = Pick<EndpointRow, 'id' | 'warehouseId' | 'url' | 'kinds' | 'createdAt'>;

export async function addEndpoint(db: Database, row: NewEndpoint): Promise<void> {
  await db.insert(webhookEndpoints).values(row);
}

/** All endpoints with their warehouses' codes, oldest first. */
export async function listEndpoints(db: Database) {
  return db
    .select({ endpoint: webhookEndpoints, warehouse: warehouses.code })
    .from(webhookEndpoints)
    .innerJoin(warehouses, eq(warehouses.id, webhookEndpoints.warehouseId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

/** A warehouse's endpoints, oldest first. */
export async function listEndpointsOf(db: Database, warehouseId: string): Promise<EndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.warehouseId, warehouseId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
}

export async function findEndpoint(db: Database, id: string): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  return row;
}

export async function changeEndpoint(
  db: Database,
  id: string,
  changes: Partial<Omit<EndpointRow, 'id' | 'warehouseId'>>,
): Promise<void> {
  await db.update(webhookEndpoints).set(changes).where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpoint(db: Database, id: string): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/** Disables an endpoint that failed, if nobody has yet; its warehouse's contact is to be told. */
export async function disableEndpoint(db: Database, id: string, reason: string, now: Date): Promise<void> {
  await db
    .update(webhookEndpoints)
    .set({ disabledAt: now, disabledReason: reason, noticeDue: now })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.disabledAt)));
}

/** The notices that are due, taken by one instance: another takes them at `again` if they are not ended by then. */
export async function beginNotices(db: Database, now: Date, again: Date) {
  const { id, url, disabledReason, noticeDue } = webhookEndpoints;
  return db
    .update(webhookEndpoints)
    .set({ noticeDue: again })
    .from(warehouses)
    .where(
      and(
        eq(warehouses.id, webhookEndpoints.warehouseId),
        isNotNull(webhookEndpoints.disabledAt),
        lte(noticeDue, now),
      ),
    )
    .returning({ id, url, disabledReason, contact: warehouses.contact });
}

export async function endNotice(db: Database, id: string): Promise<void> {
  await changeEndpoint(db, id, { noticeDue: null });
}
