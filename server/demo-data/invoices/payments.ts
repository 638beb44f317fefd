import type { Calendar } from '../days';
import type { Random } from '../random';
import { demoWarehouse } from '../warehouse';
import type { Draft } from './drafts';
import type { Buyer, InvoiceRow, PaymentRow } from './rows';

interface Billed {
  draft: Draft;
  row: Omit<InvoiceRow, 'number'>;
}

interface PaymentContext {
  calendar: Calendar;
  random: Random;
}

type Payer = Buyer & { method: 'card' | 'transfer' };

function paymentOf(
  bills: Billed[],
  status: PaymentRow['status'],
  payer: Payer,
  { calendar, random }: PaymentContext,
): PaymentRow {
  const allocations = bills.map(({ row }) => ({
    invoiceId: row.id,
    amount: status === 'succeeded' ? (row.amountPaid ?? 0) : row.total,
  }));
  const day = Math.max(...bills.map(({ draft }) => draft.issueDay)) + payer.payDays;
  const byCard = payer.method === 'card';
  return {
    id: random.id('pay'),
    accountId: payer.accountId,
    status,
    method: byCard ? 'Visa card' : 'Bank transfer',
    amount: allocations.reduce((sum, { amount }) => sum + amount, 0),
    currency: 'USD',
    reference: byCard ? 'Card ending 4242' : `Transfer LOT${random.digits(7)}`,
    allocations,
    receivedAt: calendar.at(Math.min(day, -1), 13 * 60 + random.int(0, 120), demoWarehouse.timeZone),
  };
}

/** Payments of the paid amounts: one each by card, two invoices at a time by transfer; and a card that was declined. */
export function paymentRows(billed: Billed[], payer: Payer, context: PaymentContext): PaymentRow[] {
  const paid = billed.filter(({ row }) => (row.amountPaid ?? 0) > 0);
  const size = payer.method === 'card' ? 1 : 2;
  const rows: PaymentRow[] = [];
  for (let start = 0; start < paid.length; start += size) {
    rows.push(paymentOf(paid.slice(start, start + size), 'succeeded', payer, context));
  }
  const late = billed.find(({ draft }) => draft.outcome === 'unpaid');
  if (late && payer.method === 'card') rows.push(paymentOf([late], 'failed', payer, context));
  return rows;
}
