import { sql } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import { legsOf } from '@/server/database/repositories/packages/package-legs';
import { insertMany } from '@/server/database/repositories/sql/bulk';
import { eventFingerprint } from '@/server/database/repositories/sql/fingerprint';
import {
  changedAtOf,
  groupOf,
  lastEventOf,
  searchTextOf,
} from '@/server/database/repositories/packages/packages-derived';
import { asReported, eventOf } from '../events';
import { manyPackages, type ManyOwner, type ManyPackage } from './rows';

/** Kilobytes of pending entries in the search index: a whole batch while it is filled, else the schema's value. */
const bulkPending = 65_536;
const everydayPending = 256;

const setPendingLimit = (tx: Database, kilobytes: number) =>
  tx.execute(sql.raw(`alter index packages_search set (gin_pending_list_limit = ${kilobytes})`));

function eventRows({ row, scans }: ManyPackage) {
  return scans.map((scan, index) => {
    const shipment = scan.leg === 'warehouse' ? undefined : row[scan.leg];
    const scanned = eventOf(row.id, scan, index);
    const { carrier, trackingNumber } = shipment ?? { carrier: 'waybill', trackingNumber: row.reference };
    const fingerprint = eventFingerprint({ ...scanned, carrier, trackingNumber });
    return { ...scanned, id: scanned.id ?? '', packageId: row.id, fingerprint };
  });
}

/** Rows with the same keys, as bulk statements require. */
function packageRow({ row }: ManyPackage, events: ReturnType<typeof eventRows>) {
  const lastEvent = lastEventOf(events.map(asReported));
  const { receivedAt = null, condition = null, weight = null, dimensions = null, ...rest } = row;
  return {
    ...rest,
    receivedAt,
    condition,
    weight,
    dimensions,
    chargeableWeight: row.chargeableWeight ?? null,
    pieces: 1,
    photos: [],
    group: groupOf(row),
    searchText: searchTextOf(row),
    lastEvent,
    changedAt: changedAtOf({ ...row, lastEvent }),
    version: 1,
  };
}

/** Adds packages to an account, with their legs and events, in three statements. For trying out scale. */
export async function seedPackages(db: Database, owner: ManyOwner, count: number, now: Date): Promise<void> {
  const packages = manyPackages(owner, count, now);
  const events = packages.map(eventRows);
  await db.transaction(async (tx) => {
    await setPendingLimit(tx, bulkPending);
    const rows = packages.map((one, index) => packageRow(one, events[index] ?? []));
    await insertMany(tx, schema.packages, rows);
    await insertMany(
      tx,
      schema.packageLegs,
      packages.flatMap(({ row }) => legsOf(row)),
    );
    await insertMany(tx, schema.trackingEvents, events.flat());
    await setPendingLimit(tx, everydayPending);
  });
}

/** Cleans up the search index and updates the planner's statistics at once: a portal does so within minutes. */
export async function analyzePackages(db: Database): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('packages_search')`);
  const { packageLegs, packages, trackingEvents } = schema;
  for (const table of [packages, packageLegs, trackingEvents]) await db.execute(sql`analyze ${table}`);
}
