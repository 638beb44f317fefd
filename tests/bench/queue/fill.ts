// Fills a database with customers who each have a package that arrived and a message of it that is due:
// node dist/bench/fill.mjs <folder> <messages>; with DATABASE_URL in place of the folder's database.
import { schema, openDatabase } from '@/server/database';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { newReference, toStored } from '@/server/database/repositories/packages/packages-write';
import { insertMany } from '@/server/database/repositories/sql/bulk';
import { relayEvents } from '@/server/events/relay';
import { openJobs } from '@/server/jobs/queue';
import { messageQueue, queueName } from '@/server/notifications/message-queue';
import { tellCustomers } from '@/server/notifications/relay';
import { addWarehouse } from '@/tests/support/product-data';

const [, , dataDir = '', count = '0'] = process.argv;
const url = process.env.DATABASE_URL;
const lot = 1_000;
const now = new Date();
const clock = () => now;

const { db, close } = await openDatabase(url ? { url } : { dataDir });
const warehouseId = await addWarehouse(db);
const jobs = await openJobs(db, 60);
const consume = tellCustomers({ messages: await messageQueue(jobs), settling: 0, channels: ['email'] });

function customer() {
  const id = newId('acc');
  return {
    ...{ id, warehouseId, status: 'active' as const, kind: 'person' as const, name: 'Ada Whitfield' },
    ...{ email: `${id}@example.com`, emailVerified: true, suiteNumber: id },
    preferences: { notifications: { email: true, sms: false }, repack: false },
  };
}

/** A package that arrived. */
const arrivedFor = (accountId: string) =>
  toStored({
    id: newId('pkg'),
    ...{ accountId, warehouseId, reference: newReference(), description: 'Two books' },
    ...{ status: 'received', statusChangedAt: now },
  });

for (let left = Number(count); left > 0; left -= lot) {
  const customers = Array.from({ length: Math.min(lot, left) }, customer);
  const packages = customers.map(({ id }) => arrivedFor(id));
  await insertMany(db, schema.accounts, customers);
  await insertMany(db, schema.packages, packages);
  const events = packages.map(({ id: subjectId, accountId }) => ({
    ...{ kind: 'package.received' as const, data: { to: 'received' as const } },
    ...{ accountId, warehouseId, subjectId },
  }));
  await recordEvents(db, events, now);
}
while (await relayEvents(db, { consumers: [{ name: queueName, consume }], clock }));
await jobs.stop();
await close();
