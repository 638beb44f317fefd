import { z } from 'zod';
import type { Customer } from '../load/customer';
import type { Operator } from '../load/operator';
import type { RemoteCustomer } from '../load/remote-customer';

/** The values of each thing, as they are read at the end. */
export type Found = Map<string, string[]>;

const add = (found: Found, thing: string, value: string) =>
  found.set(thing, [...(found.get(thing) ?? []), value]);

const packageSchema = z.object({
  reference: z.string(),
  description: z.string(),
  status: z.string(),
  nickname: z.string().optional(),
  contents: z.array(z.object({ description: z.string() })).optional(),
  id: z.string(),
});
const invoiceSchema = z.object({ number: z.string(), total: z.int() });
const paymentSchema = z.object({ reference: z.string(), amount: z.int() });
const eventsSchema = z.object({
  packages: z.array(z.object({ events: z.array(z.object({ message: z.string() })).optional() })),
});

/** Reads all of a list of the operator's. */
async function* listed<T>(operator: Operator, name: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = new URLSearchParams({ limit: '200', ...(cursor && { cursor }) }).toString();
    const page = (await (await operator.send(`${name}?${query}`)).json()) as Record<string, unknown>;
    yield* z.array(schema).parse(page[name]);
    cursor = z.string().nullable().parse(page.nextCursor);
  }
}

/** What the warehouse reads: packages with what customers said of them, invoices, and payments. */
async function readWarehouse(operator: Operator, found: Found): Promise<void> {
  for await (const one of listed(operator, 'packages', packageSchema)) {
    add(found, `package ${one.reference}`, one.description);
    if (one.status !== 'received') add(found, `shelf of ${one.reference}`, 'yes');
    if (one.nickname !== undefined) add(found, `nickname of ${one.id}`, one.nickname);
    const [contents] = one.contents ?? [];
    if (contents) add(found, `contents of ${one.id}`, contents.description);
  }
  for await (const { number, total } of listed(operator, 'invoices', invoiceSchema))
    add(found, `invoice ${number}`, String(total));
  for await (const { reference, amount } of listed(operator, 'payments', paymentSchema))
    add(found, `cash ${reference}`, String(amount));
}

/** Scans are read of one package at a time. @param scanned references of packages that have some */
async function readScans(operator: Operator, scanned: ReadonlySet<string>, found: Found): Promise<void> {
  for (const reference of scanned) {
    const response = await operator.send(`packages?reference=${encodeURIComponent(reference)}`);
    const { packages } = eventsSchema.parse(await response.json());
    for (const { message } of packages.flatMap(({ events = [] }) => events))
      add(found, `scan ${message} of ${reference}`, message);
  }
}

const accountSchema = z.object({
  companyName: z.string().optional(),
  billingAddress: z.object({ line1: z.string() }).optional(),
  preferences: z.object({ repack: z.boolean() }),
});
const shipmentsSchema = z.object({
  shipments: z.array(z.object({ id: z.string(), packages: z.array(z.object({ id: z.string() })) })),
});
const ownPaymentsSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      method: z.string(),
      invoices: z.array(z.object({ id: z.string() })),
    }),
  ),
});

/** What a customer reads of themselves. */
async function readCustomer({ client, person }: Customer, found: Found): Promise<void> {
  const account = accountSchema.parse(await client.call('read', 'getAccount'));
  const { suiteNumber } = person;
  if (account.companyName !== undefined) add(found, `company of ${suiteNumber}`, account.companyName);
  if (account.billingAddress) add(found, `street of ${suiteNumber}`, account.billingAddress.line1);
  add(found, `repacking of ${suiteNumber}`, String(account.preferences.repack));
  const { shipments } = shipmentsSchema.parse(await client.call('read', 'getMyShipments?limit=200'));
  for (const { id, packages } of shipments)
    for (const one of packages) add(found, `shipment of ${one.id}`, id);
  const { payments } = ownPaymentsSchema.parse(await client.call('read', 'getMyPayments?limit=200'));
  for (const { id, status, invoices } of payments.filter((one) => one.method === 'test')) {
    add(found, `outcome of ${id}`, status);
    for (const invoice of invoices) add(found, `payment of ${invoice.id}`, id);
  }
}

interface Readers {
  operator: Operator;
  customers: readonly Customer[];
  remoteCustomers: readonly RemoteCustomer[];
  scanned: ReadonlySet<string>;
}

/** Reads by the portal's own calls what was stored. */
export async function readBack({ operator, customers, remoteCustomers, scanned }: Readers): Promise<Found> {
  const found: Found = new Map();
  await readWarehouse(operator, found);
  await readScans(operator, scanned, found);
  for (const customer of customers) await readCustomer(customer, found);
  for (const customer of remoteCustomers)
    for (const [thing, value] of await customer.nicknames()) add(found, thing, value);
  return found;
}
