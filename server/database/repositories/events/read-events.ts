import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { EventKind } from '@/lib/domain/event/catalogue';
import { schema, type Database } from '../..';

const { domainEvents } = schema;

export type EventRow = typeof domainEvents.$inferSelect;

/** A place in the order of events (decision 041): after an event, or at the beginning. */
export type EventPlace = Pick<EventRow, 'transactionId' | 'position'>;

/** Before the first event. */
export const beginning: EventPlace = { transactionId: '0', position: 0 };

export function comparePlaces(one: EventPlace, other: EventPlace): number {
  const [a, b] = [BigInt(one.transactionId), BigInt(other.transactionId)];
  return a === b ? one.position - other.position : a < b ? -1 : 1;
}

/** The oldest transaction that is open, or the next one: no event can come below it any more. */
export async function readHorizon(db: Database): Promise<string> {
  const horizon = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
  const [row] = await db.select({ horizon }).from(sql`(select 1) as one`);
  if (!row) throw new Error('The database told no snapshot');
  return row.horizon;
}

const ofWarehouse = (warehouseId: string, horizon: string) =>
  and(eq(domainEvents.warehouseId, warehouseId), sql`${domainEvents.transactionId} < ${horizon}::xid8`);

interface Wanted {
  kinds: readonly EventKind[];
  after: EventPlace;
  /** Of `readHorizon`. */
  horizon: string;
  limit: number;
}

/** A warehouse's events of some kinds after a place, in order. */
export function eventsAfter(db: Database, warehouseId: string, { kinds, after, horizon, limit }: Wanted) {
  const place = sql`(${domainEvents.transactionId}, ${domainEvents.position})`;
  return db
    .select()
    .from(domainEvents)
    .where(
      and(
        ofWarehouse(warehouseId, horizon),
        sql`${place} > (${after.transactionId}::xid8, ${after.position}::bigint)`,
        inArray(domainEvents.kind, [...kinds]),
      ),
    )
    .orderBy(asc(domainEvents.transactionId), asc(domainEvents.position))
    .limit(limit);
}

/**
 * The place after a warehouse's last event below the horizon. The horizon itself would be no place to go on from: the
 * database may give the id of a transaction that was undone a second time after a crash.
 */
export async function lastPlace(db: Database, warehouseId: string, horizon: string): Promise<EventPlace> {
  const [last = beginning] = await db
    .select({ transactionId: domainEvents.transactionId, position: domainEvents.position })
    .from(domainEvents)
    .where(ofWarehouse(warehouseId, horizon))
    .orderBy(desc(domainEvents.transactionId), desc(domainEvents.position))
    .limit(1);
  return last;
}
