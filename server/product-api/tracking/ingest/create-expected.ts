import { announcedName } from '@/lib/domain/carrier/announced-name';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { recordedOfPackage } from '@/server/database/repositories/events/package-rows';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import {
  insertPackage,
  newReference,
  type NewPackage,
} from '@/server/database/repositories/packages/packages-write';
import type { IngestInput } from './input';

/** Makes the package for a shipment nobody announced; what is in it, the customer will say. */
export async function createExpected(tx: Database, { account, tracker, now }: IngestInput): Promise<string> {
  const { carrier, trackingNumber } = tracker;
  const row: NewPackage = {
    id: newId('pkg'),
    accountId: account.id,
    warehouseId: account.warehouseId,
    reference: newReference(),
    status: 'expected',
    statusChangedAt: now,
    description: announcedName(carrier, trackingNumber),
    inbound: { carrier, trackingNumber, trackingStatus: 'pending' },
    createdAt: now,
    updatedAt: now,
  };
  await insertPackage(tx, row);
  await recordEvents(tx, recordedOfPackage(undefined, row), now);
  return row.id;
}
