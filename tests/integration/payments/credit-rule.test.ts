import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { creditNoteRow, invoiceRow, paymentRow, refundRow } from '../operators/harness';
import { startPayments, type Payments } from './harness';

describe.each(databases)(
  'credit that is applied by the warehouse’s rule on $name (decision 065)',
  ({ open }) => {
    let opened: OpenedDatabase;
    let payments: Payments;
    beforeAll(async () => {
      opened = await open();
      payments = await startPayments(opened.db);
    });
    afterAll(async () => {
      expect(await payments.differences()).toEqual([]);
      await payments.close();
      await opened.close();
    });

    type Party = Awaited<ReturnType<Payments['party']>>;

    /** A customer of a warehouse that applies credit automatically, who owes so many invoices. */
    async function party(count = 0) {
      const ada = await payments.party(count);
      await opened.db
        .update(schema.warehouses)
        .set({ creditRule: 'automatic' })
        .where(eq(schema.warehouses.id, ada.wms.warehouseId));
      return ada;
    }
    const paid = (ada: Party, amount: number, given: object = {}) =>
      ada.wms.tell('payments', paymentRow('', amount, { currency: 'EUR', allocations: [], ...given }));
    const issue = (ada: Party, given: object = {}) =>
      ada.wms.tell('invoices', invoiceRow({ currency: 'EUR', ...given }));
    const creditOf = async (ada: Party) => (await ada.page()).balance;
    const euros = (amount: number) => ({ amount, currency: 'EUR' });

    it('is not by default: credit waits for its customer', async () => {
      const ada = await payments.party();
      await paid(ada, 2000);
      await issue(ada);
      expect(await ada.due()).toEqual([1485]);
      expect(await creditOf(ada)).toEqual([euros(2000)]);
    });

    it('pays an invoice when it is issued, and not before', async () => {
      const ada = await party();
      await paid(ada, 2000);
      const row = invoiceRow({ currency: 'EUR', status: 'draft' });
      const draft = await ada.wms.tell('invoices', row);
      expect(await ada.wms.invoice(draft?.id)).toMatchObject({ status: 'draft', amountPaid: 0 });
      await ada.wms.tell('invoices', { ...row, status: 'open' });
      expect(await ada.wms.invoice(draft?.id)).toMatchObject({ status: 'paid', amountPaid: 1485 });
      expect(await creditOf(ada)).toEqual([euros(515)]);
      const { body } = await ada.wms.read('changes', { kinds: 'invoice.issued,invoice.credit_applied' });
      expect(body.changes.map(({ kind }) => kind)).toEqual(['invoice.issued', 'invoice.credit_applied']);
    });

    it('pays what is due first when credit comes about, and on to the next', async () => {
      const ada = await party();
      const later = await issue(ada, { dueDate: '2026-06-30' });
      const sooner = await issue(ada, { dueDate: '2026-05-15' });
      await paid(ada, 2000);
      expect(await ada.wms.invoice(sooner?.id)).toMatchObject({ status: 'paid' });
      expect(await ada.wms.invoice(later?.id)).toMatchObject({ status: 'open', amountPaid: 515 });
      expect(await creditOf(ada)).toEqual([]);
    });

    it('applies what a payment at a provider leaves over', async () => {
      const ada = await party(1);
      const { body } = await ada.call('startPayment', {
        method: 'test',
        invoices: [{ id: ada.invoices[0]?.id }],
        deposit: euros(1000),
      });
      const other = await issue(ada);
      await payments.ways.test.pay(body);
      expect(await ada.due()).toEqual([0]);
      expect(await ada.wms.invoice(other?.id)).toMatchObject({ amountPaid: 1000 });
    });

    it('applies what a credit note or a refund that came back makes credit', async () => {
      const ada = await party(1);
      const reference = `paid-${ada.wms.code}`;
      await paid(ada, 1485, { reference });
      expect(await ada.due()).toEqual([0]);
      const next = await issue(ada);
      const [first] = ada.invoices;
      await ada.wms.tell('creditNotes', creditNoteRow(first?.number ?? ''));
      expect(await ada.wms.invoice(next?.id)).toMatchObject({ status: 'paid' });

      const number = (await ada.wms.invoice(next?.id))?.number;
      const refund = refundRow(reference, 1485, { allocations: [{ invoiceNumber: number, amount: 1485 }] });
      expect(await ada.wms.tell('refunds', refund)).toMatchObject({ outcome: 'created' });
      expect(await ada.wms.invoice(next?.id)).toMatchObject({ status: 'open', amountPaid: 0 });
      await ada.wms.tell('refunds', { ...refund, status: 'failed' });
      expect(await ada.wms.invoice(next?.id)).toMatchObject({ status: 'paid', amountPaid: 1485 });
    });

    it('pays nothing in another currency, nor an invoice that was written off', async () => {
      const ada = await party();
      await issue(ada, { currency: 'USD' });
      const row = invoiceRow({ currency: 'EUR' });
      await ada.wms.tell('invoices', row);
      await ada.wms.tell('invoices', { ...row, status: 'uncollectible' });
      await paid(ada, 2000);
      expect(await creditOf(ada)).toEqual([euros(2000)]);
    });

    it('is of one warehouse: others’ customers choose', async () => {
      const ada = await party(1);
      const bob = await payments.party(1);
      await paid(ada, 2000);
      await paid(bob, 2000);
      expect(await ada.due()).toEqual([0]);
      expect(await bob.due()).toEqual([1485]);
    });

    it('changes nothing in a dry run', async () => {
      const ada = await party(1);
      const rows = [paymentRow('', 2000, { currency: 'EUR', allocations: [] })];
      await ada.wms.send('payments', { rows, dryRun: true });
      expect(await ada.due()).toEqual([1485]);
      expect(await creditOf(ada)).toEqual([]);
    });
  },
);
