import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsVersion } from '@/lib/domain/account/onboarding';
import { eventData, eventKinds, screenEventKinds } from '@/lib/domain/event/catalogue';
import { schema, type OpenedDatabase } from '@/server/database';
import { changeCustomerStatuses } from '@/server/database/repositories/operators/operators-customers';
import { forgetScreenEvents } from '@/server/database/repositories/events/forget-events';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { databases } from '../../support/databases';
import { addOnboardingToken } from '../../support/product-data';
import {
  invoiceRow,
  packageRow,
  paymentRow,
  start,
  startOperators,
  type Operators,
  type TestOperator,
} from '../operators/harness';

const leg = (trackingNumber: string) => ({ carrier: 'ups', trackingNumber });

describe.each(databases)('domain events on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let operators: Operators;
  let wms: TestOperator;

  beforeAll(async () => {
    opened = await open();
    operators = await startOperators(opened.db);
    wms = await operators.operator();
  });
  afterAll(async () => {
    await operators.close();
    await opened.close();
  });

  const { domainEvents } = schema;

  /** Those that somebody is told of, or others. */
  async function eventsOf(subjectId: string | undefined, kinds = eventKinds) {
    const rows = await opened.db
      .select()
      .from(domainEvents)
      .where(and(eq(domainEvents.subjectId, subjectId ?? ''), inArray(domainEvents.kind, kinds)))
      .orderBy(asc(domainEvents.position));
    for (const { kind, data } of rows) eventData[kind].parse(data);
    return rows;
  }
  const kindsOf = async (id: string | undefined) => (await eventsOf(id)).map(({ kind }) => kind);
  const customer = async (call: string, body: unknown) => {
    const answer = await operators.call(call, { token: await wms.token(), body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };

  it('a package’s rows record its receipt and what is asked of the customer, once each', async () => {
    const row = packageRow({ inbound: leg('1Z0001') });
    const made = await wms.tell('packages', row);
    expect(await kindsOf(made?.id), 'an announcement is no news to its customer').toEqual([]);
    await wms.tell('packages', { ...row, status: 'received' });
    await wms.tell('packages', { ...row, status: 'received' });
    const nextAction = { code: 'declare_contents', label: 'Say what is in it', dueOn: '2026-06-01' };
    await wms.tell('packages', { ...row, status: 'in_storage', nextAction });
    await wms.tell('packages', { ...row, nextAction });
    expect(await eventsOf(made?.id)).toMatchObject([
      { kind: 'package.received', data: { from: 'expected', to: 'received' }, at: start, version: 1 },
      { kind: 'package.action_needed', data: { code: 'declare_contents', dueOn: '2026-06-01' } },
    ]);
  });

  it('a package that is brought in at the end of its journey is history', async () => {
    const delivered = await wms.tell('packages', packageRow({ status: 'delivered' }));
    const received = await wms.tell(
      'packages',
      packageRow({ status: 'in_storage', receivedAt: '2026-04-01T10:00:00Z' }),
    );
    expect(await kindsOf(delivered?.id)).toEqual([]);
    expect(await eventsOf(received?.id)).toMatchObject([
      { kind: 'package.received', at: new Date('2026-04-01T10:00:00Z'), recordedAt: start },
    ]);
  });

  it('scans record where they lead at the scan’s time, and nothing of what they skip', async () => {
    const row = packageRow({ status: 'in_storage', inbound: leg('1Z0002'), outbound: leg('1Z0003') });
    const made = await wms.tell('packages', row);
    const scan = (occurredAt: string, status: string) => ({
      packageReference: row.reference,
      leg: 'outbound',
      occurredAt,
      status,
      message: status,
    });
    await wms.send('events', { rows: [scan('2026-05-19T10:00:00Z', 'out_for_delivery')] });
    await wms.send('events', { rows: [scan('2026-05-18T10:00:00Z', 'in_transit')] });
    await wms.send('events', { rows: [scan('2026-05-19T16:00:00Z', 'delivered')] });
    expect(await eventsOf(made?.id)).toMatchObject([
      { kind: 'package.received' },
      { kind: 'package.out_for_delivery', at: new Date('2026-05-19T10:00:00Z') },
      { kind: 'package.delivered', data: { from: 'out_for_delivery', to: 'delivered' } },
    ]);
  });

  it('ADR 045: a change that is no news is recorded for open pages alone, and handed on to nobody', async () => {
    const row = packageRow({ status: 'expected', inbound: leg('1Z0004') });
    const made = await wms.tell('packages', row);
    await wms.tell('packages', row);
    await wms.tell('packages', { ...row, condition: 'A dent' });
    const shown = await eventsOf(made?.id, [...screenEventKinds]);
    expect(shown.map(({ kind }) => kind)).toEqual(['package.changed', 'package.changed']);
    expect(shown.filter(({ relayedAt }) => relayedAt === null)).toEqual([]);
    expect(await kindsOf(made?.id)).toEqual([]);
    await forgetScreenEvents(opened.db, new Date(start.getTime() + 1), 100);
    expect(await eventsOf(made?.id, [...screenEventKinds])).toEqual([]);
    expect(await opened.db.$count(domainEvents, isNull(domainEvents.relayedAt))).toBeGreaterThan(0);
  });

  it('an invoice records its issue, not its draft; a payment that it succeeded or failed', async () => {
    const row = invoiceRow({ status: 'draft' });
    const made = await wms.tell('invoices', row);
    expect(await kindsOf(made?.id)).toEqual([]);
    await wms.tell('invoices', { ...row, status: 'open' });
    expect(await kindsOf(made?.id)).toEqual(['invoice.issued']);
    const paying = paymentRow(row.number, 500, { status: 'pending' });
    const payment = await wms.tell('payments', paying);
    expect(await kindsOf(payment?.id)).toEqual([]);
    await wms.tell('payments', { ...paying, status: 'succeeded' });
    await wms.tell('payments', { ...paying, status: 'succeeded' });
    const failed = await wms.tell('payments', paymentRow(row.number, 300, { status: 'failed' }));
    expect(await eventsOf(payment?.id)).toMatchObject([
      { kind: 'payment.received', data: { amount: 500, currency: 'USD' } },
    ]);
    expect(await kindsOf(failed?.id)).toEqual(['payment.failed']);
  });

  it('what a customer does is recorded: announced, declared, nicknamed, cancelled, answered, changed', async () => {
    const announced = await customer('preAlertPackage', { trackingNumber: '1Z5R89390357567127' });
    const id = String(announced.id);
    await customer('preAlertPackage', { trackingNumber: '1Z5R89390357567127' });
    const contents = [{ description: 'Yarn', quantity: 1, unitValue: { amount: 100, currency: 'USD' } }];
    await customer('declarePackage', { id, version: 1, contents, declarationStatus: 'confirmed' });
    await customer('setPackageNickname', { id, nickname: 'For Gran' });
    await customer('setPackageNickname', { id, nickname: 'For Gran' });
    await customer('cancelPreAlert', { id, version: 3 });
    expect(await kindsOf(id)).toEqual([
      'package.announced',
      'package.declared',
      'package.nicknamed',
      'package.cancelled',
    ]);
    const row = packageRow({ status: 'in_storage' });
    const asking = (await wms.tell('packages', row))?.id;
    const hold = { status: 'on_hold', onHold: { reason: 'Damaged', since: start.toISOString() } };
    await wms.tell('packages', { ...row, ...hold });
    await customer('answerPackage', { id: asking, version: 2, choice: 'keep' });
    const nextAction = { code: 'confirm_address', label: 'Confirm the delivery address' };
    await wms.tell('packages', { ...row, nextAction });
    const address = { name: 'Ada', line1: '2 Bay Street', locality: 'Nassau', countryCode: 'BS' };
    await customer('confirmAddress', { id: asking, version: 4, address });
    expect(await eventsOf(asking)).toMatchObject([
      { kind: 'package.received' },
      { kind: 'package.action_needed', data: {} },
      { kind: 'package.answered', data: { choice: 'keep' } },
      { kind: 'package.action_needed', data: { code: 'confirm_address' } },
      { kind: 'package.address_confirmed', data: {} },
    ]);
    const { version } = (await operators.call('getAccount', { token: await wms.token() })).body;
    await customer('updateAccount', { version, timeZone: 'Europe/Berlin' });
    expect(await eventsOf(wms.account.id)).toMatchObject([
      { kind: 'account.changed', data: { fields: ['timeZone'] } },
    ]);
  });

  it('an account records that it began, was proved, suspended and opened again', async () => {
    const { token } = await addOnboardingToken(opened.db, { warehouseId: wms.warehouseId });
    const address = { line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS', name: 'Lin' };
    const terms = { acceptTerms: true, termsVersion };
    const body = { warehouseToken: token, name: 'Lin', email: 'lin@example.com', address, ...terms };
    const onboarded = await operators.call('completeOnboarding', { body });
    const { id } = onboarded.body.account as { id: string };
    const signedIn = await operators.tokenOf({ subject: 'user-lin', email: 'lin@example.com' });
    await operators.call('getAccount', { token: signedIn });
    await operators.call('getAccount', { token: signedIn });
    for (const status of ['suspended', 'suspended', 'active', 'closed'] as const)
      await changeCustomerStatuses(opened.db, new Map([[id, status]]), start);
    expect(await kindsOf(id)).toEqual([
      'account.onboarded',
      'account.activated',
      'account.suspended',
      'account.reopened',
      'account.closed',
    ]);
  });

  it('what a failed or tried request would have done is not recorded', async () => {
    const before = await opened.db.$count(domainEvents);
    await wms.send('packages', { dryRun: true, rows: [packageRow({ status: 'received' })] });
    await wms.send('packages', { rows: [packageRow({ status: 'received', suiteNumber: 'S-2' })] });
    await operators.call('setPackageNickname', {
      token: await wms.token(),
      body: { id: 'pkg_x', nickname: 'A' },
    });
    expect(await opened.db.$count(domainEvents)).toBe(before);
  });

  it('an event that happens once is recorded once, and data of another shape not at all', async () => {
    const { id: accountId, warehouseId } = wms.account;
    const due = {
      kind: 'invoice.due_soon',
      data: { on: '2026-05-31' },
      once: 'invoice.due_soon inv_1',
      accountId,
      warehouseId,
      subjectId: 'inv_1',
    } as const;
    await recordEvents(opened.db, [due], start);
    await recordEvents(opened.db, [due, due], start);
    expect(await kindsOf('inv_1')).toEqual(['invoice.due_soon']);
    const wrong = { ...due, data: { on: 'soon' }, subjectId: 'inv_2' };
    await expect(recordEvents(opened.db, [wrong], start)).rejects.toThrow('YYYY-MM-DD');
    expect(await kindsOf('inv_2')).toEqual([]);
  });
});
