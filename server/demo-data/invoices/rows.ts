import type { Party } from '@/lib/domain/billing/invoice';
import { totalsOf } from '@/lib/domain/billing/invoice-math';
import type { schema } from '@/server/database';
import type { Calendar } from '../days';
import type { Random } from '../random';
import { demoWarehouse } from '../warehouse';
import type { Draft } from './drafts';

export type InvoiceRow = typeof schema.invoices.$inferInsert;
export type PaymentRow = typeof schema.payments.$inferInsert;

export interface Buyer {
  accountId: string;
  party: Party;
  /** Days from issue to due date. */
  dueDays: number;
  /** Days from issue to payment. */
  payDays: number;
}

const seller: Party = {
  ...demoWarehouse.address,
  name: 'Waybill Parcel Services, Inc.',
  taxId: 'EIN 59-2718281',
  email: 'billing@waybill.example',
};

const currency = 'USD';

/** The amount paid by day 0: all, a part, or nothing. */
function amountPaid({ outcome, issueDay }: Draft, total: number, payDays: number): number {
  if (outcome === 'part') return Math.floor(total / 200) * 100;
  return outcome === 'natural' && issueDay + payDays < 0 ? total : 0;
}

/** An invoice without its number, which is assigned in the order of issue. */
export function invoiceRow(
  draft: Draft,
  buyer: Buyer,
  { calendar, random }: { calendar: Calendar; random: Random },
): Omit<InvoiceRow, 'number'> {
  const { issueDay, lines, outcome, notes } = draft;
  const totals = totalsOf(lines, currency);
  const paid = amountPaid(draft, totals.total, buyer.payDays);
  const issued = calendar.at(issueDay, 12 * 60 + random.int(0, 90), demoWarehouse.timeZone);
  return {
    id: random.id('inv'),
    accountId: buyer.accountId,
    warehouseId: demoWarehouse.id,
    status: outcome === 'void' ? 'void' : paid === totals.total ? 'paid' : 'open',
    currency,
    issueDate: calendar.date(issueDay),
    dueDate: calendar.date(issueDay + buyer.dueDays),
    seller,
    buyer: buyer.party,
    lines,
    ...totals,
    amountPaid: paid,
    notes: notes ?? null,
    createdAt: issued,
    updatedAt: issued,
  };
}
