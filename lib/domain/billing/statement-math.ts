import { daysFrom } from '../values/days';
import type { Known } from '../values/open-enum';
import type { Ageing, Statement, StatementEntry, StatementQuery } from './statement';

/** An invoice that was issued and not voided. Amounts are minor units, dates `YYYY-MM-DD`. */
export interface StatementInvoice {
  id: string;
  number: string;
  date: string;
  total: number;
  /** The amount that was written off, and when. */
  writtenOff?: { date: string; amount: number };
}

/** A received payment. Allocations to invoices that are not in the books count as unmatched. */
export interface StatementPayment {
  reference: string;
  date: string;
  amount: number;
  /** Refunded: it counts as a payment and a refund on the same day, and pays no invoice. */
  refunded: boolean;
  allocations: readonly { invoiceId: string; amount: number }[];
}

/** All of one account's invoices and payments in one currency. */
export interface Books {
  currency: string;
  invoices: readonly StatementInvoice[];
  payments: readonly StatementPayment[];
}

type Line = Known<Omit<StatementEntry, 'balance'>>;

/** A negative invoice is a credit; neither column is ever below zero. */
function sides(amount: number): Pick<Line, 'debit' | 'credit'> {
  return amount >= 0 ? { debit: amount, credit: 0 } : { debit: 0, credit: -amount };
}

function invoiceLines({ id, number, date, total, writtenOff }: StatementInvoice): Line[] {
  const issued: Line = { date, type: 'invoice', number, invoiceId: id, ...sides(total) };
  if (!writtenOff || writtenOff.amount === 0) return [issued];
  const { amount } = writtenOff;
  return [issued, { date: writtenOff.date, type: 'write_off', number, invoiceId: id, ...sides(-amount) }];
}

function paymentLines({ reference, date, amount, refunded }: StatementPayment): Line[] {
  const received: Line = { date, type: 'payment', number: reference, ...sides(-amount) };
  return refunded ? [received, { date, type: 'refund', number: reference, ...sides(amount) }] : [received];
}

const rank = { invoice: 0, payment: 1, refund: 2, write_off: 3 } as const;

function byDate(a: Line, b: Line): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  return rank[a.type] - rank[b.type] || (a.number < b.number ? -1 : Number(a.number > b.number));
}

function ageOf(issued: string, to: string): keyof Ageing {
  const days = daysFrom(issued, to);
  if (days <= 30) return 'upTo30';
  if (days <= 60) return 'upTo60';
  return days <= 90 ? 'upTo90' : 'over90';
}

/** The amounts still open at the end of a day, by the invoices' age, and the payments not matched to an invoice. */
function openAt(to: string, { invoices, payments }: Books): Pick<Statement, 'ageing' | 'unmatched'> {
  const open = new Map(invoices.filter(({ date }) => date <= to).map((row) => [row.id, row.total]));
  let unmatched = 0;
  for (const { amount, allocations, date, refunded } of payments) {
    if (date > to || refunded) continue;
    unmatched += amount;
    for (const { invoiceId, amount: part } of allocations) {
      const left = open.get(invoiceId);
      if (left === undefined) continue;
      open.set(invoiceId, left - part);
      unmatched -= part;
    }
  }
  const ageing: Ageing = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0 };
  for (const { id, date, writtenOff } of invoices) {
    const left = open.get(id);
    if (left === undefined) continue;
    ageing[ageOf(date, to)] += left - (writtenOff && writtenOff.date <= to ? writtenOff.amount : 0);
  }
  return { ageing, unmatched };
}

/**
 * The statement of a period (data-model "Invoice"): opening balance, entries, closing balance and its ageing. A
 * positive balance is owed by the customer.
 */
export function statementOf(books: Books, { from, to }: Omit<StatementQuery, 'currency'>): Statement {
  const lines = [...books.invoices.flatMap(invoiceLines), ...books.payments.flatMap(paymentLines)];
  let balance = 0;
  for (const { date, debit, credit } of lines) if (date < from) balance += debit - credit;
  const opening = balance;
  const entries = lines
    .filter(({ date }) => date >= from && date <= to)
    .sort(byDate)
    .map((line): StatementEntry => ({ ...line, balance: (balance += line.debit - line.credit) }));
  return {
    from,
    to,
    currency: books.currency,
    opening,
    entries,
    closing: balance,
    ...openAt(to, books),
  };
}
