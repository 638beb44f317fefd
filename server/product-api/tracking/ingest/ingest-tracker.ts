import type { Database } from '@/server/database';
import { findShipment } from '@/server/database/repositories/packages/packages-write';
import { lockPackage, serialiseAccount } from '@/server/database/repositories/packages/tracking';
import { applyEvents } from './apply-events';
import { createExpected } from './create-expected';
import type { IngestInput, IngestOutcome } from './input';

type Found = Awaited<ReturnType<typeof findShipment>>;

function find(tx: Database, { account, tracker }: IngestInput): Promise<Found> {
  return findShipment(tx, account.id, tracker.carrier, tracker.trackingNumber);
}

async function tell(tx: Database, input: IngestInput, found: Found): Promise<IngestOutcome> {
  const { tracker, source, now } = input;
  const { carrier, trackingNumber } = tracker;
  const packageId = found?.packageId ?? (await createExpected(tx, input));
  const leg = found?.leg === 'outbound' ? ('outbound' as const) : ('inbound' as const);
  const shipment = { packageId, leg, carrier, trackingNumber };
  const packages = new Map([[packageId, await lockPackage(tx, packageId)]]);
  const [applied] = await applyEvents(tx, packages, [{ shipment, report: tracker }], { source, now });
  const { added, moved } = applied ?? { added: new Set(), moved: false };
  return {
    outcome: found ? (moved ? 'updated' : 'unchanged') : 'created',
    packageId,
    newEvents: added.size,
    duplicateEvents: tracker.events.length - added.size,
  };
}

/**
 * Brings what a carrier says about one shipment into the account: finds its package by carrier and number or makes
 * an expected one, stores the events that are new, and moves the shipment and the package along. The same tracker
 * again changes nothing; events may come in any order. One transaction.
 */
export function ingestTracker(db: Database, input: IngestInput): Promise<IngestOutcome> {
  return db.transaction(async (tx) => {
    await serialiseAccount(tx, input.account.id);
    return tell(tx, input, await find(tx, input));
  });
}

/** The same for a shipment that the account knows; undefined, and nothing is made, when it does not. */
export function ingestKnownTracker(db: Database, input: IngestInput): Promise<IngestOutcome | undefined> {
  return db.transaction(async (tx) => {
    await serialiseAccount(tx, input.account.id);
    const found = await find(tx, input);
    return found && tell(tx, input, found);
  });
}
