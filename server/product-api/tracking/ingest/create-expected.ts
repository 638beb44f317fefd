import { announcedName } from '@/lib/domain/carrier/announced-name';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { insertPackage, newReference } from '@/server/database/repositories/packages/packages-write';
import type { IngestInput } from './input';

/** Makes the package for a shipment nobody announced; what is in it, the customer will say. */
export async function createExpected(tx: Database, { account, tracker, now }: IngestInput): Promise<string> {
  const { carrier, trackingNumber } = tracker;
  const id = newId('pkg');
  await insertPackage(tx, {
    id,
    accountId: account.id,
    warehouseId: account.warehouseId,
    reference: newReference(),
    status: 'expected',
    statusChangedAt: now,
    description: announcedName(carrier, trackingNumber),
    inbound: { carrier, trackingNumber, trackingStatus: 'pending' },
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
