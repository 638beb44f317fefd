import { writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFours } from '@/lib/domain/values/check-digits';
import { schema, type OpenedDatabase } from '@/server/database';
import { referenceOfInvoice } from '@/server/database/repositories/billing/invoice-references';
import { statementOf } from '@/tests/support/bank-statement';
import { databases } from '@/tests/support/databases';
import { squeezed, textOfPdf } from '@/tests/support/pdf';
import { paymentRow, refundRow } from '../operators/harness';
import { payUrl, startPayments, type Payments } from './harness';

describe.each(databases)('papers of payments on $name', ({ open }) => {
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

  /** A paper's text without blanks, and its name. */
  async function paper(ada: Party, call: string, id: string) {
    const url = `${payments.origin}/api/${call}?${new URLSearchParams({ id }).toString()}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${await ada.wms.token()}` } });
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (process.env.KEEP_PDF) writeFileSync(`${process.env.KEEP_PDF}-${call}-${id}.pdf`, bytes);
    const name = response.headers.get('content-disposition') ?? '';
    return { text: squeezed(await textOfPdf(bytes)), name };
  }
  const receipt = (ada: Party, id: string) => paper(ada, 'getReceiptPdf', id);
  const invoicePaper = async (ada: Party) =>
    (await paper(ada, 'getInvoicePdf', ada.invoices[0]?.id ?? '')).text;
  const noReceipt = async (ada: Party, id: string) =>
    expect(await ada.get('getReceiptPdf', { id })).toMatchObject({ code: 1001 });

  describe('a receipt', () => {
    it('says what came and when, how it was paid, what it paid and what is credit', async () => {
      const ada = await payments.party(2);
      const payment = await ada.pay('test', { deposit: { amount: 500, currency: 'EUR' } });
      await payments.ways.test.pay(payment);
      const { text, name } = await receipt(ada, payment.id);
      for (const words of [
        ...ada.invoices.map(({ number }) => `Invoice${number}€14.85`),
        ...[`Reference${payment.reference}`, 'ReceivedMay20,2026', 'PaidbyTestpayment', 'StatusReceived'],
        ...['Yourcredit€5.00', 'PaidonMay20,2026€34.70', 'AdaWhitfield'],
      ]) {
        expect(text).toContain(squeezed(words));
      }
      expect(text).not.toContain('Refunded');
      expect(name).toContain(`filename="receipt-${payment.reference}.pdf"`);
    });

    it('says what has been refunded, in part or as a whole, and what came back', async () => {
      const ada = await payments.party();
      const [invoice] = ada.invoices;
      const row = paymentRow(invoice?.number ?? '', 1485, { currency: 'EUR' });
      const told = await ada.wms.tell('payments', row);
      const id = told?.id ?? '';
      const part = refundRow(row.reference, 400, {
        allocations: [{ invoiceNumber: invoice?.number, amount: 400 }],
      });
      await ada.wms.tell('refunds', part);
      const partly = (await receipt(ada, id)).text;
      for (const words of [
        'Received€14.85',
        'Refunded-€4.00',
        'PaidonMay10,2026€10.85',
        `${invoice?.number}€10.85`,
      ]) {
        expect(partly).toContain(words);
      }
      const rest = { invoiceNumber: invoice?.number, amount: 1085 };
      await ada.wms.tell('refunds', refundRow(row.reference, 1085, { allocations: [rest] }));
      const whole = (await receipt(ada, id)).text;
      for (const words of ['StatusRefunded', 'Refunded-€14.85', 'PaidonMay10,2026€0.00']) {
        expect(whole).toContain(words);
      }
      expect(whole).not.toContain('Paidfor');
    });

    it('of a payment that its bank took back says so', async () => {
      const ada = await payments.party();
      const payment = await ada.pay('test');
      await payments.ways.test.pay(payment);
      await payments.ways.test.claim(payment, 'withdrawn');
      const { text } = await receipt(ada, payment.id);
      for (const words of ['Takenback-€14.85', 'PaidonMay20,2026€0.00']) expect(text).toContain(words);
    });

    it('there is none of money that has not come, and of nobody else’s payment', async () => {
      const ada = await payments.party();
      const bob = await payments.party();
      const payment = await ada.pay('test');
      await noReceipt(ada, payment.id);
      await payments.ways.test.cancel(payment);
      await noReceipt(ada, payment.id);
      const other = await bob.pay('test');
      await payments.ways.test.pay(other);
      await noReceipt(ada, other.id);
    });
  });

  describe('how to pay, on an invoice’s paper (decision 067)', () => {
    const transferOf = ({ invoices: [invoice] }: Party, given: object = {}) => ({
      amount: '14.85',
      structured: referenceOfInvoice(invoice?.id ?? ''),
      ...given,
    });

    it('leads to the page of this invoice, and has the account, the amount and a reference', async () => {
      const ada = await payments.party();
      const text = await invoicePaper(ada);
      for (const words of [
        ...['Howtopay', payUrl(ada.invoices[0]?.id ?? ''), 'RecipientPalmParcels', 'BICSOLADEST600'],
        ...['IBANDE75512108001245126199', 'Amount€14.85'],
        `Reference${referenceOfInvoice(ada.invoices[0]?.id ?? '')}`,
      ]) {
        expect(text).toContain(words);
      }
    });

    it('has no account where the warehouse has none in its currency', async () => {
      const text = await invoicePaper(await payments.party(1, 'USD'));
      expect(text).toContain('Howtopay');
      expect(text).not.toContain('IBAN');
    });

    it('is not there where nothing is due, or the debt is written off', async () => {
      const ada = await payments.party();
      await payments.ways.test.pay(await ada.pay('test'));
      expect(await invoicePaper(ada)).not.toContain('Howtopay');
      const bob = await payments.party();
      const { invoices } = schema;
      await opened.db
        .update(invoices)
        .set({ status: 'uncollectible' })
        .where(eq(invoices.id, bob.invoices[0]?.id ?? ''));
      expect(await invoicePaper(bob)).not.toContain('Howtopay');
      await opened.db
        .update(invoices)
        .set({ status: 'open' })
        .where(eq(invoices.id, bob.invoices[0]?.id ?? ''));
    });

    it('a transfer with the reference of the paper pays its invoice, once', async () => {
      const ada = await payments.party();
      const text = await invoicePaper(ada);
      const [structured = ''] = /RF\d{18}/.exec(text) ?? [];
      const file = statementOf([{ amount: '14.85', structured }]);
      expect(await payments.bring(file, true)).toMatchObject([{ outcome: 'booked' }]);
      expect(await ada.due()).toEqual([1485]);
      const [booked] = await payments.bring(file);
      expect(booked).toMatchObject({ outcome: 'booked' });
      expect(await ada.due()).toEqual([0]);
      expect(await ada.read(booked?.paymentId ?? '')).toMatchObject({
        ...{ status: 'succeeded', method: 'bank_transfer', reference: inFours(structured) },
        invoices: [{ id: ada.invoices[0]?.id, amount: { amount: 1485 } }],
      });
      expect(await payments.bring(file)).toMatchObject([{ outcome: 'known', paymentId: booked?.paymentId }]);
      expect(await ada.issues()).toEqual([]);
    });

    it('a transfer of less pays a part; what is beyond what is due is credit, and the operator is told', async () => {
      const ada = await payments.party();
      await payments.bring(statementOf([transferOf(ada, { amount: '4.85' })]));
      expect(await ada.due()).toEqual([1000]);
      expect(await invoicePaper(ada)).toContain('Amount€10.00');
      await payments.bring(statementOf([transferOf(ada, { amount: '12.00' })]));
      expect(await ada.due()).toEqual([0]);
      expect((await ada.page()).balance).toEqual([{ amount: 200, currency: 'EUR' }]);
      expect((await ada.issues()).map(({ reason }) => reason)).toEqual(['nothing_due']);
    });

    it('a transfer in another currency, or with the reference of a draft, is left alone', async () => {
      const ada = await payments.party();
      const foreign = statementOf([transferOf(ada, { currency: 'USD' })]);
      expect(await payments.bring(foreign)).toMatchObject([{ outcome: 'unmatched' }]);
      const { invoices } = schema;
      const own = eq(invoices.id, ada.invoices[0]?.id ?? '');
      await opened.db.update(invoices).set({ status: 'draft' }).where(own);
      expect(await payments.bring(statementOf([transferOf(ada)]))).toMatchObject([{ outcome: 'unmatched' }]);
      await opened.db.update(invoices).set({ status: 'open' }).where(own);
      expect(await ada.due()).toEqual([1485]);
    });
  });
});
