import { daysFrom } from '../values/days';
import type { Known } from '../values/open-enum';
import type { Ageing, Statement, StatementEntry, StatementQuery, StatementType } from './statement';

/** An invoice that was issued and not voided. Amounts are minor units, dates `YYYY-MM-DD`. */
export interface StatementInvoice {
  id: string;
  number: string;
  date: string;
  total: number;
  /** The amount that was written off, and when. */
  writtenOff?: { date: string; amount: number };
}

/** A credit note of an invoice in the books. */
export interface StatementCreditNote {
  id: string;
  number: string;
  date: string;
  invoiceId: string;
  total: number;
  /** What it took off payments, which is unmatched since. */
  released: readonly { paymentId: string; amount: number }[];
}

interface Part {
  invoiceId: string;
  amount: number;
}

export interface StatementRefund {
  date: string;
  amount: number;
  /** What it took off invoices. */
  parts: readonly Part[];
  /** Its money is set aside, and not sent yet. */
  isUnderWay: boolean;
  /** The day on which it came back, if it did. */
  failed?: string;
}

/** A received payment. Allocations to invoices that are not in the books count as unmatched. */
export interface StatementPayment {
  id: string;
  reference: string;
  date: string;
  amount: number;
  /** All that its refunds left went back: it counts as a payment and a refund on the same day, and pays no invoice. */
  refunded: boolean;
  /** What its bank has taken back, as if it had done so on the same day. */
  takenBack: number;
  /** What is on invoices, after all that refunds and credit notes have taken off. */
  allocations: readonly Part[];
  refunds: readonly StatementRefund[];
  /** The credit of it that was put on invoices, and when; a part of `allocations` until it comes off. */
  applied: readonly (Part & { date: string })[];
}

/** All of one account's invoices, credit notes and payments in one currency. */
export interface Books {
  currency: string;
  invoices: readonly StatementInvoice[];
  creditNotes: readonly StatementCreditNote[];
  payments: readonly StatementPayment[];
}

type Line = Known<Omit<StatementEntry, 'balance'>>;

/** What is below zero is a credit; neither column is. */
function sides(amount: number): Pick<Line, 'debit' | 'credit'> {
  return amount >= 0 ? { debit: amount, credit: 0 } : { debit: 0, credit: -amount };
}

function invoiceLines({ id, number, date, total, writtenOff }: StatementInvoice): Line[] {
  const issued: Line = { date, type: 'invoice', number, invoiceId: id, ...sides(total) };
  if (!writtenOff || writtenOff.amount === 0) return [issued];
  const { amount } = writtenOff;
  return [issued, { date: writtenOff.date, type: 'write_off', number, invoiceId: id, ...sides(-amount) }];
}

const creditNoteLine = ({ id, number, date, invoiceId, total }: StatementCreditNote): Line => ({
  ...{ date, type: 'credit_note', number, invoiceId, creditNoteId: id },
  ...sides(-total),
});

/** How an entry names its payment. */
type Named = Pick<Line, 'number' | 'paymentId'>;

function refundLines(named: Named, { date, amount, isUnderWay, failed }: StatementRefund): Line[] {
  return [
    { date, type: isUnderWay ? 'refund_pending' : 'refund', ...named, ...sides(amount) },
    ...(failed === undefined
      ? []
      : [{ date: failed, type: 'refund_failed', ...named, ...sides(-amount) } as const]),
  ];
}

function paymentLines(payment: StatementPayment): Line[] {
  const { id: paymentId, reference: number, date, amount, refunded, takenBack, refunds } = payment;
  const sentBack = refunds.reduce(
    (sum, refund) => sum + (refund.failed === undefined ? refund.amount : 0),
    0,
  );
  const named = { number, paymentId };
  return [
    { date, type: 'payment', ...named, ...sides(-amount) },
    ...(refunded ? [{ date, type: 'refund', ...named, ...sides(amount - sentBack) } as const] : []),
    ...(takenBack > 0 ? [{ date, type: 'taken_back', ...named, ...sides(takenBack) } as const] : []),
    ...refunds.flatMap((refund) => refundLines(named, refund)),
  ];
}

/** The types of entries in their order on a day. */
const rank = {
  ...{ invoice: 0, credit_note: 1, payment: 2, taken_back: 3, refund: 4, refund_pending: 5 },
  ...{ refund_failed: 6, write_off: 7 },
} as const satisfies Record<StatementType, number>;

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

/**
 * What of a payment is on invoices at the end of a day, before what came off or was put there later, and what is left of
 * it in all.
 */
function placedAt(to: string, payment: StatementPayment, { creditNotes }: Books) {
  const { id, amount, takenBack, allocations, refunds, applied } = payment;
  const later: Part[] = [
    ...refunds.filter(({ date }) => date > to).flatMap(({ parts }) => parts),
    ...creditNotes
      .filter(({ date }) => date > to)
      .flatMap(({ invoiceId, released }) =>
        released
          .filter(({ paymentId }) => paymentId === id)
          .map((part) => ({ invoiceId, amount: part.amount })),
      ),
  ];
  const placed = new Map<string, number>();
  for (const part of [...allocations, ...later]) {
    placed.set(part.invoiceId, (placed.get(part.invoiceId) ?? 0) + part.amount);
  }
  for (const part of applied.filter(({ date }) => date > to)) {
    placed.set(part.invoiceId, Math.max(0, (placed.get(part.invoiceId) ?? 0) - part.amount));
  }
  const gone = refunds.filter(({ date, failed }) => date <= to && (failed === undefined || failed > to));
  return {
    parts: [...placed].map(([invoiceId, part]) => ({ invoiceId, amount: part })),
    left: gone.reduce((left, refund) => left - refund.amount, amount - takenBack),
  };
}

/** The amounts still open at the end of a day, by the invoices' age, and the payments not matched to an invoice. */
function openAt(to: string, books: Books): Pick<Statement, 'ageing' | 'unmatched'> {
  const { invoices, creditNotes, payments } = books;
  const open = new Map(invoices.filter(({ date }) => date <= to).map((row) => [row.id, row.total]));
  const take = (invoiceId: string, amount: number) => {
    const left = open.get(invoiceId);
    if (left !== undefined) open.set(invoiceId, left - amount);
    return left !== undefined;
  };
  for (const { invoiceId, total, date } of creditNotes) if (date <= to) take(invoiceId, total);
  let unmatched = 0;
  for (const payment of payments) {
    if (payment.date > to || payment.refunded) continue;
    const { parts, left } = placedAt(to, payment, books);
    unmatched += left;
    for (const { invoiceId, amount } of parts) if (take(invoiceId, amount)) unmatched -= amount;
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
  const lines = [
    ...books.invoices.flatMap(invoiceLines),
    ...books.creditNotes.map(creditNoteLine),
    ...books.payments.flatMap(paymentLines),
  ];
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
