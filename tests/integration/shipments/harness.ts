import { eq } from 'drizzle-orm';
import { schema, type Database } from '@/server/database';
import { addPackage } from '@/tests/support/product-data';
import { startOperators } from '../operators/harness';

export const address = {
  name: 'Ada Whitfield',
  line1: '1 Bay Street',
  locality: 'Nassau',
  countryCode: 'BS',
};

export const line = (unitPrice: number, given: object = {}) => ({
  kind: 'shipping',
  description: 'To Nassau',
  quantity: 1,
  unit: 'parcel',
  unitPrice,
  taxCategory: 'Z',
  taxRate: 0,
  ...given,
});

const { packages } = schema;

/** A product API with customers, their packages in storage, and their warehouses' systems. */
export async function startShipments(db: Database, more: Parameters<typeof startOperators>[1] = {}) {
  const operators = await startOperators(db, more);

  /** A warehouse with a customer, who has packages in storage. */
  async function party(count = 2, terms: Parameters<typeof operators.operator>[1] = {}) {
    const wms = await operators.operator(undefined, terms);
    const { warehouseId, account } = wms;
    const stored: string[] = [];
    for (let n = 0; n < count; n++)
      stored.push((await addPackage(db, { accountId: account.id, warehouseId })).id);
    const call = async (name: string, body: object, headers: Record<string, string> = {}) => {
      const answer = await operators.call(name, { token: await wms.token(), body, headers });
      return { ...answer, body: answer.body as unknown as Told };
    };
    const get = async (name: string, query: Record<string, string> = {}) =>
      (await operators.call(name, { token: await wms.token(), query })).body;
    const read = async (id: string) => (await get('getMyShipment', { id })) as unknown as Told;
    return {
      wms,
      packageIds: stored,
      call,
      get,
      read,
      ask: (given: object = {}, headers: Record<string, string> = {}) =>
        call('requestShipment', { packageIds: stored, address, onHold: 'without', ...given }, headers),
      /** A call of the warehouse's system. */
      tell: async (name: string, body: object) => {
        const answer = await operators.call(`operator/${name}`, { token: wms.key, body });
        return { ...answer, body: answer.body as unknown as Told };
      },
      /** The states of the packages, in the order of their ids in `packageIds`. */
      states: () => statesOf(stored),
    };
  }

  async function statesOf(ids: readonly string[]) {
    const rows = await db.select({ id: packages.id, status: packages.status }).from(packages);
    return ids.map((id) => rows.find((row) => row.id === id)?.status);
  }

  const inAWeek = () => new Date(operators.clock().getTime() + 7 * 86_400_000).toISOString();

  /** A shipment that is requested for a price of 100.00, and where it stands then. */
  async function requested(party: Asking, given: object = {}) {
    const { body: asked } = await party.ask(given);
    const quote = { id: asked.id, lines: [line(10_000)], validUntil: inAWeek() };
    const { body: quoted } = await party.tell('answerQuote', quote);
    const { body } = await party.call('acceptQuote', { id: asked.id, version: quoted.version });
    return body;
  }

  const referenceOf = async (id: string | undefined) => {
    const [row] = await db
      .select()
      .from(packages)
      .where(eq(packages.id, id ?? ''));
    return row?.reference ?? '';
  };

  return { ...operators, party, inAWeek, requested, referenceOf };
}

export type Shipments = Awaited<ReturnType<typeof startShipments>>;
export type Party = Awaited<ReturnType<Shipments['party']>>;

type Reply = Promise<{ body: Told }>;

/** A customer and their warehouse's system, as far as a request goes. */
interface Asking {
  ask: (given: object) => Reply;
  call: (name: string, body: object) => Reply;
  tell: (name: string, body: object) => Reply;
}

/** A shipment as it is told, or an error. */
interface Told {
  id: string;
  status: string;
  version: number;
  ask?: string;
  code?: number;
  message?: string;
  fields?: Record<string, string>;
  packages: { id: string; reference: string; status: string }[];
  history: { status: string; by: string; out?: string[] }[];
  estimate?: { total: { amount: number } };
  final?: { total: { amount: number } };
  differences?: { kind: string; estimated: { amount: number }; final: { amount: number } }[];
  invoice?: { id: string; number: string; amountDue: { amount: number } };
  invoiceNumber?: string;
  unconfirmed?: boolean;
  tracking: { trackingNumber: string; packageIds: string[] }[];
}
