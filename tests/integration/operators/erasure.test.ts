import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerEventKinds } from '@/lib/domain/event/catalogue';
import { schema, type OpenedDatabase } from '@/server/database';
import { verifyLedger } from '@/server/database/repositories/ledger/verify';
import { databases } from '../../support/databases';
import { openStream } from '../../support/event-stream';
import { createClock, startIdentity, type TestIdentity } from '../../support/identity';
import {
  invoiceRow,
  packageRow,
  paymentRow,
  start,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';
import { placesOf } from '../../support/places-of';
import { addPerson, person, suiteNumber, type Erasable } from './person';

describe.each(databases)('a customer who is erased on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let identity: TestIdentity;
  let wms: TestOperator;
  let other: TestOperator;
  let customer: Erasable;
  /** All that is read of the books, before. */
  let books: unknown;

  const erase = (key: string, body: object = { suiteNumber }) =>
    operators.call('operator/eraseCustomer', { token: key, body });
  const booksOf = async () => {
    const query = { suiteNumber };
    const { invoices } = (await wms.read('invoices', query)).body;
    const { payments } = (await wms.read('payments', query)).body;
    const { creditNotes } = (await wms.read('creditNotes', query)).body;
    const { refunds } = (await wms.read('refunds', query)).body;
    return { invoices, payments, creditNotes, refunds };
  };
  /** What another warehouse's customer of the same suite has. */
  const othersRows = async () => ({
    accounts: (await other.read('customers')).body.customers,
    packages: (await other.read('packages')).body.packages,
  });

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    identity = await startIdentity({ db: opened.db, clock: createClock(start) });
    wms = await operators.operator();
    other = await operators.operator();
    await other.tell('customers', { suiteNumber, name: 'Somebody else', email: 'somebody@example.com' });
    await other.tell('packages', packageRow({ suiteNumber, description: 'Not hers' }));
    customer = await addPerson({ db: opened.db, operators, identity, wms });
    books = await booksOf();
  });
  afterAll(async () => {
    await identity.close();
    await operators.close();
    await opened.close();
  });

  it('another warehouse’s key finds no such customer, and one without the scope may not', async () => {
    const third = await operators.operator();
    expect(await erase(third.key)).toMatchObject({ status: 400, body: { code: 1001 } });
    const unscoped = await operators.operator(['customers', 'customers:read']);
    expect(await erase(unscoped.key)).toMatchObject({ status: 400, body: { code: 1040 } });
    expect((await wms.read('customers', { suiteNumber })).body.customers).toMatchObject([
      { name: person.name },
    ]);
  });

  it('goes at once: sessions and streams end, and the same session reads nothing more', async () => {
    await wms.tell('customers', { suiteNumber, status: 'open' });
    const token = await customer.token();
    const stream = await openStream(`${operators.origin}/api/streamMyChanges`, {
      authorization: `Bearer ${token}`,
    });
    await stream.until(() => stream.messages.length > 0);
    const before = await othersRows();
    await wms.tell('customers', { suiteNumber, status: 'closed' });
    expect(await erase(wms.key)).toMatchObject({ status: 200 });
    await stream.ended;
    expect(await operators.call('getAccount', { token })).toMatchObject({ status: 401 });
    const { sessionToken } = customer.signedIn;
    expect(await identity.call('/sdk/v1/sessions/authenticate', { body: {}, sessionToken })).toMatchObject({
      status: 404,
    });
    expect(await othersRows(), 'isolation').toEqual(before);
  });

  it('operators read an erased account as such, without name or addresses, and the books as before', async () => {
    const { customers } = (await wms.read('customers', { status: 'erased' })).body;
    expect(customers).toMatchObject([
      { id: customer.accountId, suiteNumber, status: 'erased', shippingAddresses: [], taxIds: [] },
    ]);
    expect(JSON.stringify(customers)).not.toMatch(/name"|email":"|erased\.invalid/);
    expect(await booksOf()).toEqual(books);
    const { packages } = (await wms.read('packages', { suiteNumber })).body;
    expect(packages).toMatchObject([{ reference: customer.reference, status: 'returned', description: '' }]);
    expect((await verifyLedger(opened.db)).differences).toEqual([]);
  });

  it('it is told once as account.erased, with no word of the person, and nothing else but the books', async () => {
    const { changes } = (await wms.read('changes', { kinds: customerEventKinds.join(',') })).body;
    const itself = changes.filter(({ kind }) => String(kind).startsWith('account.'));
    expect(itself).toMatchObject([
      { kind: 'account.erased', data: {}, customer: { id: customer.accountId, status: 'erased' } },
    ]);
    for (const text of Object.values(person)) expect(JSON.stringify(changes)).not.toContain(text);
    expect((await erase(wms.key)).body).toMatchObject({
      code: 1042,
      message: expect.stringContaining('before') as string,
    });
    expect((await wms.read('changes')).body.changes).toHaveLength(changes.length);
  });

  it('rows of the operator’s systems bring nobody back: each is refused with the reason', async () => {
    const ofErased = { field: 'suiteNumber', reason: expect.stringContaining('was erased') as string };
    const refused = { outcome: 'rejected', issues: [ofErased] };
    const { name, email } = person;
    expect(await wms.tell('customers', { suiteNumber, name, email })).toMatchObject(refused);
    expect(await wms.tell('customers', { suiteNumber, status: 'open' })).toMatchObject(refused);
    expect(await wms.tell('packages', packageRow({ suiteNumber }))).toMatchObject(refused);
    const { reference, number } = customer;
    expect(await wms.tell('packages', { reference, suiteNumber, description: name })).toMatchObject(refused);
    expect(await wms.tell('invoices', invoiceRow({ suiteNumber }))).toMatchObject(refused);
    expect(await wms.tell('onboardingTokens', { suiteNumber })).toMatchObject(refused);
    const known = { number, suiteNumber, status: 'open' };
    expect(await wms.tell('invoices', known)).toMatchObject({ outcome: 'unchanged' });
  });

  it('money that still comes is booked, and the ledger agrees', async () => {
    const late = paymentRow(customer.number, 100, { suiteNumber, allocations: [] });
    expect(await wms.tell('payments', late)).toMatchObject({ outcome: 'created' });
    expect((await verifyLedger(opened.db)).differences).toEqual([]);
    const told = await opened.db.select().from(schema.customerMessages);
    expect(told).toEqual([]);
  });

  it('an address that another customer has proved stays theirs, with their way to sign in', async () => {
    const email = 'shared@example.com';
    const mistyped = { suiteNumber: 'E-9', name: 'Mistyped', email, status: 'closed' };
    await wms.tell('customers', mistyped);
    operators.advance(1);
    await other.tell('customers', { suiteNumber: 'E-9', name: 'Its owner', email });
    const { userId, sessionToken } = await identity.signIn({ email });
    const token = await operators.tokenOf({ subject: userId, email });
    expect(await operators.call('getAccount', { token })).toMatchObject({ body: { name: 'Its owner' } });
    const mails = async () =>
      (await placesOf(opened.db, [email])).filter((place) => place.includes('outbox'));
    const before = await mails();
    expect(before).not.toEqual([]);
    expect(await erase(wms.key, { suiteNumber: 'E-9' })).toMatchObject({
      status: 200,
      body: { erased: { users: 0 } },
    });
    expect(await mails()).toEqual(before);
    expect(await operators.call('getAccount', { token })).toMatchObject({ status: 200 });
    expect(await identity.call('/sdk/v1/sessions/authenticate', { body: {}, sessionToken })).toMatchObject({
      status: 200,
    });
  });

  it('the old e-mail address is unknown, and can be a new customer’s', async () => {
    identity.clock.advance(61);
    const again = await identity.signIn({ email: person.email });
    expect(again.userId).not.toBe(customer.signedIn.userId);
    const token = await operators.tokenOf({ subject: again.userId, email: person.email });
    expect(await operators.call('getAccount', { token })).toMatchObject({ body: { code: 1031 } });
    const fresh = await operators.operator();
    const row = { suiteNumber: 'E-2', name: 'Ottilie anew', email: person.email };
    expect(await fresh.tell('customers', row)).toMatchObject({ outcome: 'created' });
    expect(await operators.call('getAccount', { token })).toMatchObject({
      status: 200,
      body: { suiteNumber: 'E-2', name: 'Ottilie anew' },
    });
  });
});
