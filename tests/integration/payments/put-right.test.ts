import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { creditNoteRow, refundRow } from '../operators/harness';
import { startPayments, type Payments, type Told } from './harness';

describe.each(databases)(
  'payments at providers that are put right on $name (decisions 060, 063)',
  ({ open }) => {
    let opened: OpenedDatabase;
    let payments: Payments;
    let ada: Awaited<ReturnType<Payments['party']>>;
    let payment: Told;
    beforeAll(async () => {
      opened = await open();
      payments = await startPayments(opened.db);
    });
    afterAll(async () => {
      await payments.close();
      await opened.close();
    });
    /** A customer who has paid an invoice of 14.85 by card. */
    beforeEach(async () => {
      ada = await payments.party();
      payment = await ada.pay('card');
      await payments.ways.card.pay(payment);
    });

    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    const numberOf = () => ada.invoices[0]?.number ?? '';
    const invoice = async () => {
      const row = await ada.wms.invoice(ada.invoices[0]?.id ?? '');
      return [row?.status, row?.amountPaid, row?.amountCredited];
    };
    const balance = async () => (await ada.page()).balance;
    const credit = () => ada.wms.tell('creditNotes', creditNoteRow(numberOf()));
    const refund = (amount: number) =>
      refundRow(payment.id, amount, { refundedAt: payments.clock().toISOString() });
    const claim = (kind: 'withdrawn' | 'reinstated', amount: number) => {
      const { currency, payment_intent } = payments.stripe.sessionOf(payment.id);
      const dispute = { id: `du_${payment.id}`, object: 'dispute', amount, currency, payment_intent };
      return payments.sendStripe(`charge.dispute.funds_${kind}`, dispute);
    };

    it('what a credit note takes off its invoice is the customer’s balance, and can be refunded', async () => {
      await credit();
      expect(await invoice()).toEqual(['paid', 0, 1485]);
      expect(await balance()).toEqual([euros(1485)]);
      const credited = await ada.read(payment.id);
      expect([credited.invoices, credited.toBalance]).toEqual([[], euros(1485)]);
      expect(await ada.wms.tell('refunds', refund(1485))).toMatchObject({ outcome: 'created' });
      const { status, toBalance, refunds } = await ada.read(payment.id);
      expect([status, toBalance]).toEqual(['refunded', undefined]);
      expect(refunds).toMatchObject([{ status: 'succeeded', amount: euros(1485) }]);
      expect(await payments.differences()).toEqual([]);
    });

    it('a claim takes back what refunds have left, and gives it again', async () => {
      await credit();
      await ada.wms.tell('refunds', refund(485));
      await claim('withdrawn', 1000);
      expect(await ada.read(payment.id)).toMatchObject({ status: 'reversed' });
      expect(await payments.differences()).toEqual([]);
      await claim('reinstated', 1000);
      expect(await ada.read(payment.id)).toMatchObject({ status: 'succeeded' });
      expect(await balance()).toEqual([euros(1000)]);
      expect(await payments.differences()).toEqual([]);
    });

    it('one for more than is left takes back that, and is kept for the operator to see', async () => {
      await credit();
      await ada.wms.tell('refunds', refund(485));
      await claim('withdrawn', 1485);
      expect(await ada.issues()).toMatchObject([
        { reason: 'more_than_left', paymentId: payment.id, told: euros(1485), expected: euros(1000) },
      ]);
      expect(await ada.read(payment.id)).toMatchObject({ status: 'reversed', takenBack: euros(1000) });
      expect(await payments.differences()).toEqual([]);
    });

    it('an invoice that was credited meanwhile is not due again after a claim, nor paid when it comes again', async () => {
      await credit();
      await claim('withdrawn', 1485);
      expect(await invoice()).toEqual(['paid', 0, 1485]);
      expect(await payments.differences()).toEqual([]);
      await claim('reinstated', 1485);
      expect(await invoice()).toEqual(['paid', 0, 1485]);
      expect(await balance()).toEqual([euros(1485)]);
      expect(await payments.differences()).toEqual([]);
    });

    it('nothing of a payment that was taken back is refunded, and its refunds do not fail', async () => {
      await credit();
      const row = refund(485);
      await ada.wms.tell('refunds', row);
      await claim('withdrawn', 1000);
      const failed = await ada.wms.tell('refunds', { ...row, status: 'failed' });
      expect(failed?.issues).toMatchObject([{ field: 'status' }]);
      const more = await ada.wms.tell('refunds', refund(1));
      expect(more?.issues).toMatchObject([{ field: 'paymentReference' }]);
      expect(await payments.differences()).toEqual([]);
    });
  },
);
