import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementSchema, type Ageing } from '@/lib/domain/billing/statement';
import {
  statementOf,
  type Books,
  type StatementCreditNote,
  type StatementPayment,
  type StatementRefund,
} from '@/lib/domain/billing/statement-math';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 400 });
const cents = fc.integer({ min: 0, max: 1_000_000 });

/**
 * Books as the product creates them: allocations never exceed an invoice's total, nor a payment's amount; what refunds
 * and credit notes take off is there.
 */
const anyBooks = fc
  .record({
    invoices: fc.array(fc.record({ at: days, total: cents, off: fc.boolean() }), { maxLength: 8 }),
    payments: fc.array(
      fc.record({
        ...{ at: days, amount: cents, refunded: fc.boolean(), wants: fc.array(fc.nat(7)) },
        /** Days after which it was applied as credit, if it was. */
        late: fc.option(days),
        /** Quarters that its bank has taken back. */
        quarters: fc.constantFrom(0, 0, 1, 4),
      }),
      { maxLength: 8 },
    ),
    /** Parts of ten of what is left of a payment, some days after it; some come back. */
    refunds: fc.array(fc.record({ of: fc.nat(7), after: days, tenths: fc.nat(10), back: fc.boolean() }), {
      maxLength: 5,
    }),
    /** Parts of ten of what is left of an invoice. */
    notes: fc.array(fc.record({ of: fc.nat(7), after: days, tenths: fc.nat(10) }), { maxLength: 5 }),
  })
  .map(({ invoices, payments, refunds, notes }): Books => {
    const due = invoices.map(({ total }) => total);
    const made = payments.map(({ at, amount, refunded, wants, quarters, late }, n) => {
      const takenBack = refunded ? 0 : Math.floor((amount * quarters) / 4);
      let left = refunded ? 0 : amount - takenBack;
      const allocations = [...new Set(wants)].flatMap((index) => {
        const part = Math.min(left, due[index] ?? 0);
        if (part === 0) return [];
        left -= part;
        due[index] = (due[index] ?? 0) - part;
        return [{ invoiceId: `inv_${index}`, amount: part }];
      });
      const sent: StatementRefund[] = [];
      return {
        id: `pay_${n}`,
        reference: `P${n}`,
        date: day(at),
        amount,
        refunded,
        takenBack,
        allocations,
        refunds: sent,
        applied: late === null ? [] : allocations.map((part) => ({ ...part, date: day(at + late) })),
      };
    });
    const on = made.map(
      ({ allocations }) => new Map(allocations.map((part) => [part.invoiceId, part.amount])),
    );
    /** Takes an amount off what a payment has on an invoice. @returns how much was there */
    const takeOff = (n: number, invoiceId: string, amount: number) => {
      const part = Math.min(amount, on[n]?.get(invoiceId) ?? 0);
      on[n]?.set(invoiceId, (on[n].get(invoiceId) ?? 0) - part);
      return part;
    };
    const creditNotes = notes.flatMap(({ of, after, tenths }, n): StatementCreditNote[] => {
      const bill = invoices[of];
      const invoiceId = `inv_${of}`;
      const paid = on.reduce((all, parts) => all + (parts.get(invoiceId) ?? 0), 0);
      const total = Math.floor((((due[of] ?? 0) + paid) * tenths) / 10);
      if (!bill || total === 0) return [];
      let excess = Math.max(0, total - (due[of] ?? 0));
      due[of] = Math.max(0, (due[of] ?? 0) - total);
      const released = made.flatMap(({ id: paymentId }, index) => {
        const amount = takeOff(index, invoiceId, excess);
        excess -= amount;
        return amount > 0 ? [{ paymentId, amount }] : [];
      });
      return [{ id: `crn_${n}`, number: `C${n}`, date: day(bill.at + after), invoiceId, total, released }];
    });
    for (const { of, after, tenths, back } of refunds) {
      const payment = made[of];
      if (!payment || payment.refunded) continue;
      const gone = payment.refunds.reduce(
        (all, { amount, failed }) => all + (failed ? 0 : amount),
        payment.takenBack,
      );
      const amount = Math.floor(((payment.amount - gone) * tenths) / 10);
      if (amount === 0) continue;
      const placed = [...(on[of]?.values() ?? [])].reduce((all, part) => all + part, 0);
      let needed = Math.max(0, amount - (payment.amount - gone - placed));
      const parts = [...(on[of]?.keys() ?? [])].flatMap((invoiceId) => {
        const part = takeOff(of, invoiceId, needed);
        needed -= part;
        const index = Number(invoiceId.slice('inv_'.length));
        due[index] = (due[index] ?? 0) + part;
        return part > 0 ? [{ invoiceId, amount: part }] : [];
      });
      const at = Number(payments[of]?.at) + after;
      const isUnderWay = !back && after % 2 === 0;
      payment.refunds.push({
        date: day(at),
        amount,
        parts,
        isUnderWay,
        ...(back && { failed: day(at + 9) }),
      });
    }
    const bills = invoices.map(({ at, total, off }, n) => ({
      id: `inv_${n}`,
      number: `W-${n}`,
      date: day(at),
      total,
      ...(off && { writtenOff: { date: day(at + 100), amount: due[n] ?? 0 } }),
    }));
    const placed = made.map((payment, n) => ({
      ...payment,
      allocations: [...(on[n] ?? [])].map(([invoiceId, amount]) => ({ invoiceId, amount })),
    }));
    return { currency: 'USD', invoices: bills, creditNotes, payments: placed };
  });

const periods = fc
  .tuple(days, fc.nat(200))
  .map(([start, length]) => ({ from: day(start), to: day(start + length) }));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sumOf = (ageing: Ageing) => sum(Object.values(ageing));

const bill = (id: string, date: string, total: number) => ({ id, number: id, date, total });

/** 500 on the invoice `a`. */
const paid = (date: string, given: Partial<StatementPayment> = {}): StatementPayment => ({
  ...{
    id: 'pay',
    reference: 'P',
    date,
    amount: 500,
    refunded: false,
    takenBack: 0,
    refunds: [],
    applied: [],
  },
  allocations: [{ invoiceId: 'a', amount: 500 }],
  ...given,
});
const booksOf = (given: Partial<Books>): Books => ({
  ...{ currency: 'USD', invoices: [bill('a', day(0), 500)], creditNotes: [], payments: [] },
  ...given,
});

describe('a statement (data-model "Invoice")', () => {
  it('goes from the opening balance, entry by entry, to the closing one', () => {
    fc.assert(
      fc.property(anyBooks, periods, (books, period) => {
        const { opening, entries, closing } = statementSchema.strict().parse(statementOf(books, period));
        let balance = opening;
        for (const entry of entries) {
          balance += entry.debit - entry.credit;
          expect(entry.balance).toBe(balance);
          expect(entry.date >= period.from && entry.date <= period.to).toBe(true);
        }
        expect(closing).toBe(balance);
      }),
    );
  });

  it('continues where the previous period ended, whatever day divides them', () => {
    fc.assert(
      fc.property(anyBooks, fc.nat(400), (books, split) => {
        const whole = statementOf(books, { from: day(0), to: day(900) });
        const before = statementOf(books, { from: day(0), to: day(split) });
        const after = statementOf(books, { from: day(split + 1), to: day(900) });
        expect(after.opening).toBe(before.closing);
        expect(after.closing).toBe(whole.closing);
        expect(before.entries.length + after.entries.length).toBe(whole.entries.length);
      }),
    );
  });

  it('ages open amounts: the parts add up to the closing balance and the unallocated payments', () => {
    fc.assert(
      fc.property(anyBooks, periods, (books, period) => {
        const { closing, ageing, unmatched } = statementOf(books, period);
        expect(sumOf(ageing) - unmatched).toBe(closing);
      }),
    );
  });

  it.each([
    [0, 'upTo30'],
    [30, 'upTo30'],
    [31, 'upTo60'],
    [60, 'upTo60'],
    [61, 'upTo90'],
    [90, 'upTo90'],
    [91, 'over90'],
  ] as const)('an invoice issued %i days ago is %s', (age, bucket) => {
    expect(statementOf(booksOf({}), { from: day(0), to: day(age) }).ageing[bucket]).toBe(500);
  });

  it('a future payment does not make an invoice younger or smaller', () => {
    const books = booksOf({ payments: [paid(day(40))] });
    expect(statementOf(books, { from: day(0), to: day(39) })).toMatchObject({
      closing: 500,
      ageing: { upTo60: 500 },
    });
    expect(statementOf(books, { from: day(0), to: day(40) })).toMatchObject({
      closing: 0,
      ageing: { upTo60: 0 },
    });
  });

  it('a refund reverses its payment', () => {
    const books = booksOf({ payments: [paid(day(1), { refunded: true })] });
    const { entries, closing, ageing, unmatched } = statementOf(books, { from: day(0), to: day(9) });
    expect(entries.map(({ type, balance }) => [type, balance])).toEqual([
      ['invoice', 500],
      ['payment', 0],
      ['refund', 500],
    ]);
    expect([closing, sumOf(ageing), unmatched]).toEqual([500, 500, 0]);
  });

  it('decision 060: a credit note lowers its invoice on its day, and what was paid beyond that is unmatched', () => {
    const released = [{ paymentId: 'pay', amount: 200 }];
    const note = { id: 'crn', number: 'C-1', date: day(5), invoiceId: 'a', total: 200, released };
    const allocations = [{ invoiceId: 'a', amount: 300 }];
    const books = booksOf({ payments: [paid(day(1), { allocations })], creditNotes: [note] });
    const before = statementOf(books, { from: day(0), to: day(4) });
    expect([before.closing, sumOf(before.ageing), before.unmatched]).toEqual([0, 0, 0]);
    const { entries, closing, ageing, unmatched } = statementOf(books, { from: day(0), to: day(5) });
    expect(entries.at(-1)).toMatchObject({
      type: 'credit_note',
      number: 'C-1',
      creditNoteId: 'crn',
      credit: 200,
    });
    expect([closing, sumOf(ageing), unmatched]).toEqual([-200, 0, 200]);
  });

  it('decision 060: a refund of a part is told on its day, and once more when it comes back', () => {
    const parts = [{ invoiceId: 'a', amount: 300 }];
    const refund = { date: day(3), amount: 300, parts, isUnderWay: false, failed: day(8) };
    const allocations = [{ invoiceId: 'a', amount: 200 }];
    const books = booksOf({ payments: [paid(day(1), { allocations, refunds: [refund] })] });
    const at = (n: number) => {
      const { closing, ageing, unmatched } = statementOf(books, { from: day(0), to: day(n) });
      return [closing, sumOf(ageing), unmatched];
    };
    expect([at(2), at(7), at(8)]).toEqual([
      [0, 0, 0],
      [300, 300, 0],
      [0, 300, 300],
    ]);
    const { entries } = statementOf(books, { from: day(3), to: day(8) });
    expect(entries.map(({ type, debit, credit }) => [type, debit, credit])).toEqual([
      ['refund', 300, 0],
      ['refund_failed', 0, 300],
    ]);
  });

  it('decision 065: credit is on its invoice from the day on which it was applied', () => {
    const allocations = [{ invoiceId: 'a', amount: 500 }];
    const applied = [{ invoiceId: 'a', amount: 500, date: day(6) }];
    const books = booksOf({ payments: [paid(day(1), { allocations, applied })] });
    const at = (n: number) => {
      const { closing, ageing, unmatched } = statementOf(books, { from: day(0), to: day(n) });
      return [closing, sumOf(ageing), unmatched];
    };
    expect([at(5), at(6)]).toEqual([
      [0, 500, 500],
      [0, 0, 0],
    ]);
  });

  it('decision 065: credit that came off another invoice before counts once', () => {
    const note = { id: 'crn', number: 'C-1', date: day(5), invoiceId: 'a', total: 500 };
    const released = [{ paymentId: 'pay', amount: 500 }];
    const invoices = [bill('a', day(0), 500), bill('b', day(2), 500)];
    const allocations = [{ invoiceId: 'b', amount: 500 }];
    const applied = [{ invoiceId: 'b', amount: 500, date: day(6) }];
    const books = booksOf({
      invoices,
      creditNotes: [{ ...note, released }],
      payments: [paid(day(1), { allocations, applied })],
    });
    const at = (n: number) => {
      const { ageing, unmatched } = statementOf(books, { from: day(0), to: day(n) });
      return [sumOf(ageing), unmatched];
    };
    expect([at(4), at(5), at(6)]).toEqual([
      [500, 0],
      [500, 500],
      [0, 0],
    ]);
  });

  it('decision 066: a refund under way counts as gone, and what the bank took back as never paid', () => {
    const refund = { date: day(3), amount: 100, parts: [], isUnderWay: true };
    const allocations = [{ invoiceId: 'a', amount: 150 }];
    const payment = paid(day(1), { allocations, takenBack: 200, refunds: [refund] });
    const books = booksOf({ payments: [payment] });
    const { entries, closing, ageing, unmatched } = statementOf(books, { from: day(0), to: day(9) });
    expect(entries.map(({ type, debit, credit }) => [type, debit, credit])).toEqual([
      ['invoice', 500, 0],
      ['payment', 0, 500],
      ['taken_back', 200, 0],
      ['refund_pending', 100, 0],
    ]);
    expect([closing, sumOf(ageing), unmatched]).toEqual([300, 350, 50]);
  });
});
