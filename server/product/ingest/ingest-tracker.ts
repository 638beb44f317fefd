import type { Database } from '@/server/database';
import { findShipment } from '@/server/database/repositories/packages-write';
import { serialiseAccount } from '@/server/database/repositories/tracking';
import { applyEvents } from './apply-events';
import { createExpected } from './create-expected';
import type { IngestInput, IngestOutcome, MovingLeg } from './input';

/**
 * Brings what a carrier says about one shipment into the account: finds its package by carrier and number or makes
 * an expected one, stores the events that are new, and moves the shipment and the package along. The same tracker
 * again changes nothing; events may come in any order. One transaction.
 */
export function ingestTracker(db: Database, input: IngestInput): Promise<IngestOutcome> {
  return db.transaction(async (tx) => {
    const { account, tracker, source, now } = input;
    const { carrier, trackingNumber } = tracker;
    await serialiseAccount(tx, account.id);
    const found = await findShipment(tx, account.id, carrier, trackingNumber);
    const packageId = found?.packageId ?? (await createExpected(tx, input));
    const leg: MovingLeg = found?.leg === 'outbound' ? 'outbound' : 'inbound';
    const shipment = { packageId, leg, carrier, trackingNumber };
    const { newEvents, moved } = await applyEvents(tx, { shipment, told: tracker, source, now });
    return {
      outcome: found ? (moved ? 'updated' : 'unchanged') : 'created',
      packageId,
      newEvents,
      duplicateEvents: tracker.events.length - newEvents,
    };
  });
}
