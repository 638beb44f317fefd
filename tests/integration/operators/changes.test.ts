import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '@/lib/domain/account/onboarding';
import { customerEventKinds, eventKinds, subjectOf, type EventKind } from '@/lib/domain/event/catalogue';
import { operatorChangePageSchema, type OperatorChange } from '@/lib/domain/operator/operator-readings';
import { schema, type Database, type OpenedDatabase } from '@/server/database';
import { migrateDatabase } from '@/server/database/connection/migrate';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { databases } from '../../support/databases';
import { addOnboardingToken, addPackage } from '../../support/product-data';
import {
  invoiceRow,
  packageRow,
  paymentRow,
  start,
  startOperators,
  type Operators,
  type TestOperator,
} from './harness';

const { domainEvents, packages } = schema;

describe.each(databases)('changes that operators read on $name', ({ name, open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  async function changesOf(wms: TestOperator, query: Record<string, string> = {}) {
    const { status, body } = await wms.read('changes', query);
    expect(status, JSON.stringify(body)).toBe(200);
    return operatorChangePageSchema.strict().parse(body);
  }

  /** All changes from a place on, and the place after them. */
  async function readOn(wms: TestOperator, since = '', limit = '7') {
    const changes: OperatorChange[] = [];
    for (let hasMore = true; hasMore;) {
      const page = await changesOf(wms, { since, limit, kinds: eventKinds.join(',') });
      changes.push(...page.changes);
      ({ nextCursor: since, hasMore } = page);
      operators.advance(1);
    }
    return { changes, since };
  }

  const idsOf = (changes: readonly OperatorChange[]) => changes.map(({ id }) => id);

  async function customer(wms: TestOperator, call: string, body: unknown) {
    const answer = await operators.call(call, { token: await wms.token(), body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  }

  const renamed = (db: Database, { account }: TestOperator, subjectId: string) =>
    recordEvents(
      db,
      [
        {
          kind: 'package.nicknamed',
          data: {},
          accountId: account.id,
          warehouseId: account.warehouseId,
          subjectId,
        },
      ],
      start,
    );

  it('what a customer does is read with the package or customer as it is, oldest first', async () => {
    const wms = await operators.operator();
    const { id } = await customer(wms, 'preAlertPackage', { trackingNumber: '1Z5R89390357567127' });
    const contents = [{ description: 'Yarn', quantity: 1, unitValue: { amount: 100, currency: 'USD' } }];
    await customer(wms, 'declarePackage', { id, version: 1, contents, declarationStatus: 'confirmed' });
    await customer(wms, 'setPackageNickname', { id, nickname: 'For Gran' });
    const { version } = (await operators.call('getAccount', { token: await wms.token() })).body;
    const preferences = { notifications: { email: false, sms: false }, repack: true };
    const billingAddress = { name: 'Ada', line1: '2 Bay Street', locality: 'Nassau', countryCode: 'BS' };
    await customer(wms, 'updateAccount', { version, preferences, billingAddress });
    const { changes } = await changesOf(wms);
    const parcel = { id, nickname: 'For Gran', contents, claimed: false, suiteNumber: 'S-1' };
    expect(changes).toMatchObject([
      { kind: 'package.announced', data: {}, version: 1, package: parcel },
      { kind: 'package.declared', package: parcel },
      { kind: 'package.nicknamed', package: parcel },
      {
        kind: 'account.changed',
        data: { fields: ['billingAddress', 'preferences'] },
        customer: { id: wms.account.id, preferences, billingAddress },
      },
    ]);
    const byReading = (await wms.read('packages')).body.packages[0];
    expect(changes[0]?.package).toEqual(byReading);
    expect(changes[3]?.customer).toEqual((await wms.read('customers')).body.customers[0]);
  });

  it('a customer who begins by a link, and signs in first, is read', async () => {
    const wms = await operators.operator();
    const { token } = await addOnboardingToken(opened.db, { warehouseId: wms.warehouseId });
    const address = { line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS', name: 'Lin' };
    const email = `${wms.account.id}-lin@example.com`;
    const body = { warehouseToken: token, name: 'Lin', email, address, acceptTerms: true, termsVersion };
    const { account } = (await operators.call('completeOnboarding', { body })).body as {
      account: { id: string };
    };
    await operators.call('getAccount', {
      token: await operators.tokenOf({ subject: `user-${account.id}`, email }),
    });
    const entity = { id: account.id, email, status: 'active', emailVerified: true };
    expect((await changesOf(wms)).changes).toMatchObject([
      { kind: 'account.onboarded', customer: entity },
      { kind: 'account.activated', customer: entity },
    ]);
  });

  it('each kind is read with what it is about; the warehouse’s own by name alone', async () => {
    const wms = await operators.operator();
    const row = packageRow({ status: 'in_storage' });
    const bill = invoiceRow();
    const parcel = (await wms.tell('packages', row))?.id ?? '';
    const asked = { packageIds: [parcel], address: wms.account.billingAddress, onHold: 'wait' };
    const shipment = await operators.call('requestShipment', { token: await wms.token(), body: asked });
    const ids = {
      package: parcel,
      shipment: String(shipment.body.id),
      invoice: (await wms.tell('invoices', bill))?.id ?? '',
      payment: (await wms.tell('payments', paymentRow(bill.number, 100)))?.id ?? '',
      account: wms.account.id,
    };
    await opened.db.delete(domainEvents).where(eq(domainEvents.warehouseId, wms.warehouseId));
    const sample = {
      from: 'received',
      to: 'received',
      on: '2026-06-01',
      days: 7,
      validUntil: '2026-06-01T12:00:00.000Z',
      amount: 1,
      currency: 'USD',
    };
    const data = {
      ...sample,
      fields: ['name'],
      choice: 'keep',
      creditNoteId: 'crn_1',
      number: 'CN-1',
      refundId: 'ref_1',
    };
    const { id: accountId, warehouseId } = wms.account;
    const events = eventKinds.map((kind) => {
      const subjectId = ids[subjectOf(kind)];
      return { kind, data, accountId, warehouseId, subjectId } as Parameters<typeof recordEvents>[1][number];
    });
    await recordEvents(opened.db, events, start);
    const all = await changesOf(wms, { kinds: eventKinds.join(','), limit: '200' });
    expect(all.changes.map(({ kind }) => kind)).toEqual(eventKinds);
    for (const { kind, customer: account, ...told } of all.changes) {
      const { package: of, shipment: going, invoice, payment } = told;
      const found = { package: of?.id, shipment: going?.id, account: account?.id };
      const money = { invoice: invoice?.id, payment: payment?.id };
      const subject = subjectOf(kind);
      const known = Object.entries({ ...found, ...money }).filter(([, id]) => id !== undefined);
      expect({ kind, known }).toEqual({ kind, known: [[subject, ids[subject]]] });
    }
    const kindsOf = async (kinds: string) =>
      (await changesOf(wms, { kinds })).changes.map(({ kind }) => kind);
    expect(await kindsOf('')).toEqual(customerEventKinds);
    const two: EventKind[] = ['package.shipped', 'invoice.issued'];
    expect(await kindsOf(two.toReversed().join(','))).toEqual(two);
    expect(all.changes[0]?.data, 'only what the kind’s shape has').toEqual({
      from: 'received',
      to: 'received',
    });
  });

  it('an empty page gives a place to go on from, from which the next change alone comes', async () => {
    const wms = await operators.operator();
    const first = await changesOf(wms);
    expect(first).toEqual({ changes: [], nextCursor: first.nextCursor, hasMore: false });
    await wms.tell('packages', packageRow({ status: 'received' }));
    const others = await changesOf(wms, { since: first.nextCursor });
    expect(others.changes).toEqual([]);
    expect(others.nextCursor, 'what is not asked for is not gone through again').not.toBe(first.nextCursor);
    const again = await changesOf(wms, { since: others.nextCursor });
    expect(again).toEqual(others);
    await renamed(opened.db, wms, 'pkg_1');
    const { changes, nextCursor } = await changesOf(wms, { since: again.nextCursor });
    expect(changes).toMatchObject([{ kind: 'package.nicknamed' }]);
    expect((await changesOf(wms, { since: nextCursor })).changes).toEqual([]);
  });

  it('what has gone is told without it', async () => {
    const wms = await operators.operator();
    const { id } = await addPackage(opened.db, { accountId: wms.account.id, warehouseId: wms.warehouseId });
    await renamed(opened.db, wms, id);
    await opened.db.delete(packages).where(eq(packages.id, id));
    const { changes } = await changesOf(wms);
    expect(changes).toEqual([
      { id: changes[0]?.id, kind: 'package.nicknamed', version: 1, at: start.toISOString(), data: {} },
    ]);
  });

  it('25 at first, then as many as are asked for, and whether there is more', async () => {
    const wms = await operators.operator();
    for (let n = 0; n < 30; n++) await renamed(opened.db, wms, `pkg_${n}`);
    const first = await changesOf(wms);
    const rest = await changesOf(wms, { since: first.nextCursor, limit: '5' });
    expect([first.changes.length, first.hasMore, rest.changes.length, rest.hasMore]).toEqual([
      25,
      true,
      5,
      false,
    ]);
    const { changes } = await readOn(wms);
    expect(idsOf(changes)).toEqual(idsOf([...first.changes, ...rest.changes]));
  });

  it('500 while others write: each once, in one order', async () => {
    const wms = await operators.operator();
    const writers = 5;
    const token = await wms.token();
    let writing = writers;
    async function write(writer: number) {
      const { id } = await addPackage(opened.db, { accountId: wms.account.id, warehouseId: wms.warehouseId });
      for (let n = 0; n < 100; n++) {
        const body = { id, nickname: `${writer}-${n}` };
        expect((await operators.call('setPackageNickname', { token, body })).status).toBe(200);
      }
      writing--;
    }
    async function read() {
      const seen: OperatorChange[] = [];
      let since = '';
      for (let last = false; !last;) {
        last = writing === 0;
        const next = await readOn(wms, since);
        seen.push(...next.changes);
        ({ since } = next);
      }
      return seen;
    }
    const [seen] = await Promise.all([read(), ...Array.from({ length: writers }, (_, n) => write(n))]);
    expect(seen.length).toBe(500);
    expect(idsOf(seen)).toEqual(idsOf((await readOn(wms, '', '200')).changes));
    expect(new Set(idsOf(seen)).size).toBe(500);
  });

  // PGlite has one connection: there is never a second transaction.
  it.skipIf(name === 'pglite')(
    'a transaction that begins first and commits last is not skipped',
    async () => {
      const wms = await operators.operator();
      let commit = () => {};
      const committed = new Promise<void>((resolve) => (commit = resolve));
      let slow: Promise<void> | undefined;
      await new Promise<void>((begun) => {
        slow = opened.db.transaction(async (tx) => {
          await renamed(tx, wms, 'pkg_slow');
          begun();
          await committed;
        });
      });
      await renamed(opened.db, wms, 'pkg_quick');
      const early = await readOn(wms);
      expect(early.changes, 'what a slow one may come before is waited for').toEqual([]);
      commit();
      await slow;
      const late = await readOn(wms, early.since);
      const rows = await opened.db
        .select()
        .from(domainEvents)
        .where(eq(domainEvents.warehouseId, wms.warehouseId));
      const idOf = (subjectId: string) => `chg_${rows.find((row) => row.subjectId === subjectId)?.position}`;
      expect(idsOf(late.changes)).toEqual([idOf('pkg_slow'), idOf('pkg_quick')]);
    },
  );

  it('nothing of another warehouse is read, nor reached by its cursor', async () => {
    const [ada, lin] = [await operators.operator(), await operators.operator()];
    await renamed(opened.db, ada, 'pkg_1');
    await customer(lin, 'preAlertPackage', { trackingNumber: '1Z5R89390357567127' });
    await renamed(opened.db, ada, 'pkg_2');
    const theirs = await readOn(lin);
    expect(theirs.changes).toMatchObject([{ kind: 'package.announced', package: { suiteNumber: 'S-1' } }]);
    const mine = await readOn(ada);
    expect(mine.changes).toHaveLength(2);
    expect((await readOn(ada, theirs.since)).changes).toEqual(mine.changes.slice(1));
    const foreign = (await wmsPackages(lin))[0]?.id ?? '';
    await renamed(opened.db, ada, foreign);
    expect((await readOn(ada, mine.since)).changes[0], 'a package of another warehouse').not.toHaveProperty(
      'package',
    );
  });
  const wmsPackages = async (wms: TestOperator) =>
    (await wms.read('packages')).body.packages as { id: string }[];

  const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  it.each([
    ['no cursor', 'x'],
    ['one of another list', cursor('packages', 'pkg_1', 'pkg_1')],
    ['no transaction', cursor('changes', '-1', '1')],
    ['a transaction beyond all', cursor('changes', '99999999999999999999', '1')],
    ['no position', cursor('changes', '1', 'one')],
    ['a position beyond all', cursor('changes', '1', '9999999999999999')],
    ['a place that is not reached, as after a restore', cursor('changes', '999999999', '1')],
  ])('%s is 1010', async (_, since) => {
    const wms = await operators.operator();
    expect(await wms.read('changes', { since })).toMatchObject({
      status: 400,
      body: { code: 1010, fields: { since: expect.stringContaining('Start from the first page') as string } },
    });
  });

  it('a kind that there is not is 1010 with those that there are', async () => {
    const wms = await operators.operator();
    const answer = await wms.read('changes', { kinds: 'package.announced,package.lost' });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 1010, fields: { 'kinds.1': expect.stringContaining('package.received') as string } },
    });
  });

  it('the events of a dump that is restored are read, before those that follow', async () => {
    const wms = await operators.operator();
    const far = '888888888888';
    for (const subjectId of ['pkg_1', 'pkg_2']) await renamed(opened.db, wms, subjectId);
    await opened.db.update(domainEvents).set({ transactionId: far });
    expect((await changesOf(wms)).changes).toEqual([]);
    await migrateDatabase(opened);
    await renamed(opened.db, wms, 'pkg_3');
    const { changes } = await readOn(wms);
    const rows = await opened.db
      .select({ position: domainEvents.position })
      .from(domainEvents)
      .where(eq(domainEvents.warehouseId, wms.warehouseId))
      .orderBy(domainEvents.position);
    expect(idsOf(changes)).toEqual(rows.map(({ position }) => `chg_${position}`));
  });
});
