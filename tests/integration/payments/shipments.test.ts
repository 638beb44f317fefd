import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { testProvider } from '@/server/payments/test';
import { databases } from '@/tests/support/databases';
import { differencesOf } from '../ledger/harness';
import { creditNoteRow, paymentRow } from '../operators/harness';
import { line, startShipments, type Party, type Shipments } from '../shipments/harness';
import { payUrl, publicOrigin, returnUrl, secret } from './harness';

describe.each(databases)('a shipment that is paid on $name (decision 064)', ({ open }) => {
  let opened: OpenedDatabase;
  let shipments: Shipments;
  beforeAll(async () => {
    opened = await open();
    let now = () => new Date();
    const clock = () => now();
    const provider = testProvider({ db: opened.db, secret, clock, publicOrigin });
    const payments = { providers: [provider], returnUrl, payUrl };
    shipments = await startShipments(opened.db, { messageSecret: secret, payments });
    now = shipments.clock;
  });
  afterAll(async () => {
    expect(await differencesOf(opened.db)).toEqual([]);
    await shipments.close();
    await opened.close();
  });

  /** A shipment that waits for its payment, of a price of 100.00. */
  async function waiting(ada: Party) {
    const { id } = await shipments.requested(ada);
    await ada.tell('moveShipment', { id, status: 'processing' });
    await ada.tell('packShipment', { id, weight: 4200, lines: [line(10_000)] });
    await ada.tell('moveShipment', { id, status: 'awaiting_payment' });
    return ada.read(id);
  }

  const automatic = { creditRule: 'automatic' } as const;

  /** Money that is on no invoice: what one shipment costs. */
  const deposit = (ada: Party) => ada.wms.tell('payments', paymentRow('', 10_000, { allocations: [] }));

  const kindsOf = async (id: string) => {
    const { domainEvents } = schema;
    const rows = await opened.db.select().from(domainEvents).where(eq(domainEvents.subjectId, id));
    return rows.map(({ kind }) => kind);
  };

  /** Pays by the test provider. */
  async function pay(ada: Party, invoiceId: string | undefined) {
    const { body } = await ada.call('startPayment', { method: 'test', invoices: [{ id: invoiceId }] });
    const { url } = (body as unknown as { next: { url: string } }).next;
    const page = new URL(url);
    await fetch(new URL(page.pathname + page.search, shipments.origin), {
      method: 'POST',
      body: new URLSearchParams({ choice: 'pay' }),
      redirect: 'manual',
    });
    return body;
  }

  it('waits no longer, its packages with it, and the warehouse is told', async () => {
    const ada = await shipments.party();
    const { id, invoice } = await waiting(ada);
    const payment = await pay(ada, invoice?.id);
    expect(payment).toMatchObject({ shipmentIds: [id] });
    const after = await ada.read(id);
    expect(after).toMatchObject({ status: 'packed', packages: [{ status: 'packed' }, { status: 'packed' }] });
    expect(after.ask).toBeUndefined();
    expect(await kindsOf(id)).toContain('shipment.paid');
    expect((await ada.tell('moveShipment', { id, status: 'shipped' })).status).toBe(200);
  });

  it('goes on as well when the warehouse records the payment', async () => {
    const ada = await shipments.party();
    const { id, invoice } = await waiting(ada);
    await ada.wms.tell('payments', paymentRow(invoice?.number ?? '', 10_000));
    expect(await ada.read(id)).toMatchObject({ status: 'packed' });
    expect(await kindsOf(id)).toContain('shipment.paid');
  });

  it('goes on when credit pays it, by choice or by the warehouse’s rule', async () => {
    const ada = await shipments.party();
    const { id } = await waiting(ada);
    await deposit(ada);
    expect(await ada.read(id)).toMatchObject({ status: 'awaiting_payment' });
    await ada.call('applyCredit', { allDue: 'USD' });
    expect(await ada.read(id)).toMatchObject({ status: 'packed' });
    expect(await kindsOf(id)).toContain('shipment.paid');

    const bob = await shipments.party(2, automatic);
    const other = await waiting(bob);
    await deposit(bob);
    expect(await bob.read(other.id)).toMatchObject({ status: 'packed' });
    expect(await kindsOf(other.id)).toContain('shipment.paid');
  });

  it('is paid by credit as soon as it is packed, where that is the warehouse’s rule', async () => {
    const ada = await shipments.party(2, automatic);
    await deposit(ada);
    const { id } = await shipments.requested(ada);
    await ada.tell('moveShipment', { id, status: 'processing' });
    await ada.tell('packShipment', { id, weight: 4200, lines: [line(10_000)] });
    const { invoice, status } = await ada.read(id);
    expect(await ada.wms.invoice(invoice?.id)).toMatchObject({ status: 'paid' });
    expect(status).toBe('packed');
    expect((await kindsOf(id)).filter((kind) => kind === 'shipment.paid')).toHaveLength(1);
  });

  it('goes on once when a credit note takes back all that is due, and not by the next', async () => {
    const ada = await shipments.party();
    const { id, invoice } = await waiting(ada);
    const number = invoice?.number ?? '';
    const note = (amount: number) =>
      ada.wms.tell(
        'creditNotes',
        creditNoteRow(number, { issueDate: '2026-05-20', lines: [{ line: 1, amount }] }),
      );
    const told = await note(4000);
    expect(told, JSON.stringify(told)).toMatchObject({ outcome: 'created' });
    expect(await ada.read(id)).toMatchObject({ status: 'awaiting_payment' });
    await ada.wms.tell('payments', paymentRow(number, 1000));
    await note(5000);
    expect(await ada.read(id)).toMatchObject({ status: 'packed' });
    expect(await note(1000)).toMatchObject({ outcome: 'created' });
    expect((await kindsOf(id)).filter((kind) => kind === 'shipment.paid')).toHaveLength(1);
  });

  it('waits on while a part is due', async () => {
    const ada = await shipments.party();
    const { id, invoice } = await waiting(ada);
    await ada.wms.tell('payments', paymentRow(invoice?.number ?? '', 9_999));
    expect(await ada.read(id)).toMatchObject({ status: 'awaiting_payment', ask: 'pay' });
    expect(await kindsOf(id)).not.toContain('shipment.paid');
  });

  it('with a package that is held stays where it is, and the warehouse is told', async () => {
    const ada = await shipments.party();
    const { id } = await shipments.requested(ada, { onHold: 'wait' });
    await ada.tell('moveShipment', { id, status: 'processing' });
    await ada.tell('packShipment', { id, weight: 4200, lines: [line(10_000)] });
    await ada.tell('moveShipment', { id, status: 'awaiting_payment' });
    const [reference] = (await ada.read(id)).packages.map((one) => one.reference);
    const held = { status: 'on_hold', onHold: { reason: 'Damaged', since: '2026-05-20T12:00:00Z' } };
    const told = await ada.wms.tell('packages', { reference, suiteNumber: 'S-1', ...held });
    expect(told, JSON.stringify(told)).toMatchObject({ outcome: 'updated' });
    const { invoice } = await ada.read(id);
    await pay(ada, invoice?.id);
    expect(await ada.read(id)).toMatchObject({ status: 'awaiting_payment' });
    expect(await kindsOf(id)).toContain('shipment.paid');
  });
});
