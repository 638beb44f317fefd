import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '../../support/databases';
import { createClock, startIdentity, type TestIdentity } from '../../support/identity';
import { placesOf, tablesOf } from '../../support/places-of';
import { start, startOperators, type Operators } from './harness';
import { addPerson, person, suiteNumber, type Erasable } from './person';

/** The books' columns, where somebody who was erased still stands, because the law wants it (decision 061). */
const books = [
  ...['credit_notes.lines', 'credit_notes.reason', 'invoices.buyer', 'invoices.lines', 'invoices.notes'],
  ...['payments.reference', 'refunds.reason'],
];

/** Tables that name nobody: ids, amounts and states, or what is the installation's or the warehouse's own. */
const nameless = [
  ...['__drizzle_migrations', 'signing_keys', 'connected_apps', 'revoked_sessions'],
  ...['warehouses', 'api_keys', 'idempotent_answers', 'rate_sets', 'invoice_series', 'forgotten_events'],
  ...['webhook_endpoints', 'webhook_deliveries', 'message_notifications', 'shipment_packages'],
  ...[
    'package_counts',
    'invoice_packages',
    'account_credits',
    'restorations',
    'compatibility',
    'backup_plan',
  ],
  ...['ledger_transactions', 'ledger_entries', 'provider_messages', 'test_payments'],
];

describe.each(databases)('where an erased customer is left on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let identity: TestIdentity;
  let customer: Erasable;
  let texts: string[];
  let key: string;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    identity = await startIdentity({ db: opened.db, clock: createClock(start) });
    const wms = await operators.operator();
    ({ key } = wms);
    customer = await addPerson({ db: opened.db, operators, identity, wms });
    texts = [...Object.values(person), customer.signedIn.userId];
  });
  afterAll(async () => {
    await identity.close();
    await operators.close();
    await opened.close();
  });

  it('each table has something of the customer before, or is one that names nobody', async () => {
    const places = await placesOf(opened.db, texts);
    const named = new Set(places.map((place) => place.split('.')[0]));
    const tables = (await tablesOf(opened.db)).map(({ name }) => name);
    expect(tables.filter((name) => !named.has(name)).sort(), 'tests/integration/operators/person.ts').toEqual(
      nameless.toSorted(),
    );
  });

  it('a dry run changes nothing', async () => {
    const before = await placesOf(opened.db, texts);
    const body = { suiteNumber, dryRun: true };
    const { status } = await operators.call('operator/eraseCustomer', { token: key, body });
    expect(status).toBe(200);
    expect(await placesOf(opened.db, texts)).toEqual(before);
  });

  it('nothing of them is anywhere but in the books, whoever looks at all tables and columns', async () => {
    const body = { suiteNumber };
    const answer = await operators.call('operator/eraseCustomer', { token: key, body });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        id: customer.accountId,
        suiteNumber,
        dryRun: false,
        erased: { packages: 1, shipments: 1, notifications: 1, messages: 1, users: 1 },
        kept: { invoices: 1, creditNotes: 1, payments: 1, refunds: 1, packages: 1 },
        elsewhere: { users: [], photos: [person.photo] },
      },
    });
    expect(await placesOf(opened.db, texts)).toEqual(books);
  });
});
