import type { Database } from '@/server/database';
import { findLegs } from '@/server/database/repositories/packages/package-legs';
import { lockPackages, serialiseAccount } from '@/server/database/repositories/packages/tracking';
import { applyEvents } from './apply-events';
import { createExpected } from './create-expected';
import type { IngestInput, IngestOutcome } from './input';

type Found = Awaited<ReturnType<typeof findLegs>>;

function find(tx: Database, { account, tracker }: IngestInput): Promise<Found> {
  return findLegs(tx, account.id, tracker.carrier, tracker.trackingNumber);
}

async function tell(tx: Database, input: IngestInput, found: Found): Promise<IngestOutcome> {
  const { tracker, source, now } = input;
  const { carrier, trackingNumber } = tracker;
  const isKnown = found.length > 0;
  const legs = isKnown ? found : [{ packageId: await createExpected(tx, input), leg: 'inbound' as const }];
  const packageIds = legs.map(({ packageId }) => packageId);
  const reports = legs.map(({ packageId, leg }) => ({
    shipment: { packageId, leg, carrier, trackingNumber },
    report: tracker,
  }));
  const applied = await applyEvents(tx, await lockPackages(tx, packageIds), reports, { source, now });
  const added = new Set(applied.flatMap((one) => [...one.added]));
  const moved = applied.some((one) => one.moved);
  return {
    outcome: isKnown ? (moved ? 'updated' : 'unchanged') : 'created',
    packageIds,
    newEvents: added.size,
    duplicateEvents: tracker.events.length - added.size,
  };
}

/**
 * Brings what a carrier says about one shipment into the account: finds its packages by carrier and number or makes an
 * expected one, stores the events that are new, and moves the shipment and all its packages along. The same tracker
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
    return found.length > 0 ? tell(tx, input, found) : undefined;
  });
}
