import { operatorScopes } from '@/lib/domain/operator/operator';
import { newId } from '@/server/database/ids';
import { addEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { createApiKey } from '@/server/product-api/operator/keys';
import { addAccount, addWarehouse } from '@/tests/support/product-data';
import type { Place } from '../place/place';

export const currency = 'EUR';

const customers = 40;
/** More than enough for calls that each key may make 120 of in a minute. */
const keyCount = 40;

/** A customer of the warehouse, and what the warehouse has told of theirs and was acknowledged. */
export interface Person {
  suiteNumber: string;
  email: string;
  packages: { id: string; reference: string; isStored: boolean }[];
  invoices: { id: string; number: string; total: number }[];
}

/** A warehouse without events, with customers, keys, and a webhook of its own kinds. */
export async function settle({ opened: { db }, receiver }: Place) {
  const warehouseId = await addWarehouse(db);
  const people: Person[] = [];
  for (let n = 0; n < customers; n++) {
    const suiteNumber = `S-${n}`;
    const email = `customer-${n}@example.com`;
    const billingAddress = {
      name: 'Ada Whitfield',
      line1: '1 Bay Street',
      locality: 'Nassau',
      countryCode: 'BS',
    };
    await addAccount(db, { warehouseId, suiteNumber, email, billingAddress });
    people.push({ suiteNumber, email, packages: [], invoices: [] });
  }
  const keys: string[] = [];
  for (let n = 0; n < keyCount; n++) {
    const given = { name: `WMS ${n}`, warehouseId, scopes: [...operatorScopes] };
    keys.push((await createApiKey(db, given, new Date())).key);
  }
  await addEndpoint(db, {
    id: newId('whk'),
    warehouseId,
    url: receiver.origin,
    kinds: ['package.received', 'package.nicknamed'],
    createdAt: new Date(),
  });
  return { warehouseId, people, keys };
}

export type Settled = Awaited<ReturnType<typeof settle>>;
