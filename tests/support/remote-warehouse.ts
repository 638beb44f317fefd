import { and, eq } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import { demoWarehouse } from '@/server/demo-data/warehouse';
import { createApiKey } from '@/server/product-api/operator/keys';
import { placeShipment } from '@/server/product-api/shipments/request';

/** What a warehouse's system does, beside the portal under test. */
export interface RemoteWarehouse {
  /** A shipment of one of a customer's packages in storage, with a quote of 100.00. @returns its id */
  quoted: (email: string) => Promise<string>;
  /** Packs one that is requested, for more than was agreed on. */
  packedDearer: (id: string) => Promise<void>;
  /** Credits all that is left of an invoice. */
  credited: (invoiceId: string) => Promise<void>;
}

const address = { name: 'Ada', line1: '2 Bay Street', locality: 'Nassau', countryCode: 'BS' };
const charge = (unitPrice: number) => ({
  ...{ kind: 'shipping', description: 'To Nassau', quantity: 1, unit: 'parcel', unitPrice },
  ...{ taxCategory: 'Z', taxRate: 0 },
});

/** @param origin where the product API listens */
export async function remoteWarehouse(
  db: Database,
  origin: string,
  clock: () => Date,
): Promise<RemoteWarehouse> {
  const { id: warehouseId } = demoWarehouse;
  const { key } = await createApiKey(
    db,
    { name: 'WMS', warehouseId, scopes: ['shipments:write', 'creditNotes'] },
    clock(),
  );
  const tell = async (name: string, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/operator/${name}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  };
  const place = async (email: string) => {
    const { accounts, packages } = schema;
    const [found] = await db
      .select({ packageId: packages.id, accountId: accounts.id })
      .from(packages)
      .innerJoin(accounts, eq(accounts.id, packages.accountId))
      .where(and(eq(accounts.email, email), eq(packages.status, 'in_storage')))
      .limit(1);
    if (!found) throw new Error('There is no package in storage');
    const request = { packageIds: [found.packageId], address, options: [], onHold: 'without' as const };
    const account = { id: found.accountId, warehouseId };
    return db.transaction((tx) => placeShipment(tx, account, request, clock()));
  };
  return {
    quoted: async (email) => {
      const id = await place(email);
      const validUntil = new Date(clock().getTime() + 7 * 86_400_000).toISOString();
      await tell('answerQuote', { id, lines: [charge(10_000)], validUntil });
      return id;
    },
    packedDearer: async (id) => {
      await tell('moveShipment', { id, status: 'processing' });
      await tell('packShipment', { id, weight: 4200, lines: [charge(12_000)] });
    },
    credited: async (invoiceId) => {
      const { accounts, invoices } = schema;
      const [found] = await db
        .select({ suiteNumber: accounts.suiteNumber, invoiceNumber: invoices.number })
        .from(invoices)
        .innerJoin(accounts, eq(accounts.id, invoices.accountId))
        .where(eq(invoices.id, invoiceId));
      const row = { reference: `C-${invoiceId.slice(-20)}`, ...found, reason: 'Billed twice' };
      await tell('creditNotes', { rows: [row] });
    },
  };
}
