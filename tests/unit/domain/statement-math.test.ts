import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementSchema, type Ageing } from '@/lib/domain/billing/statement';
import { statementOf, type Books, type StatementPayment } from '@/lib/domain/billing/statement-math';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 400 });
const cents = fc.integer({ min: 0, max: 1_000_000 });

/**
 * Ledgers as the product creates them: allocations never exceed an invoice's total, nor a payment's amount.
 */
const anyBooks = fc
  .record({
    invoices: fc.array(fc.record({ at: days, total: cents, off: fc.boolean() }), { maxLength: 8 }),
    payments: fc.array(
      fc.record({ at: days, amount: cents, refunded: fc.boolean(), wants: fc.array(fc.nat(7)) }),
      { maxLength: 8 },
    ),
  })
  .map(({ invoices, payments }): Books => {
    const due = invoices.map(({ total }) => total);
    const made = payments.map(({ at, amount, refunded, wants }, n): StatementPayment => {
      let left = refunded ? 0 : amount;
      const allocations = [...new Set(wants)].flatMap((index) => {
        const part = Math.min(left, due[index] ?? 0);
        if (part === 0) return [];
        left -= part;
        due[index] = (due[index] ?? 0) - part;
        return [{ invoiceId: `inv_${index}`, amount: part }];
      });
      return { reference: `P${n}`, date: day(at), amount, refunded, allocations };
    });
    const bills = invoices.map(({ at, total, off }, n) => ({
      id: `inv_${n}`,
      number: `W-${n}`,
      date: day(at),
      total,
      ...(off && { writtenOff: { date: day(at + 100), amount: due[n] ?? 0 } }),
    }));
    return { currency: 'USD', invoices: bills, payments: made };
  });

const periods = fc
  .tuple(days, fc.nat(200))
  .map(([start, length]) => ({ from: day(start), to: day(start + length) }));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const sumOf = (ageing: Ageing) => sum(Object.values(ageing));

const bill = (id: string, date: string, total: number) => ({ id, number: id, date, total });

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
    const books = { currency: 'USD', invoices: [bill('a', day(0), 500)], payments: [] };
    expect(statementOf(books, { from: day(0), to: day(age) }).ageing[bucket]).toBe(500);
  });

  it('a future payment does not make an invoice younger or smaller', () => {
    const allocations = [{ invoiceId: 'a', amount: 500 }];
    const payment = { reference: 'P', date: day(40), amount: 500, refunded: false, allocations };
    const books = { currency: 'USD', invoices: [bill('a', day(0), 500)], payments: [payment] };
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
    const allocations = [{ invoiceId: 'a', amount: 500 }];
    const payment = { reference: 'P', date: day(1), amount: 500, refunded: true, allocations };
    const books = { currency: 'USD', invoices: [bill('a', day(0), 500)], payments: [payment] };
    const { entries, closing, ageing, unmatched } = statementOf(books, { from: day(0), to: day(9) });
    expect(entries.map(({ type, balance }) => [type, balance])).toEqual([
      ['invoice', 500],
      ['payment', 0],
      ['refund', 500],
    ]);
    expect([closing, sumOf(ageing), unmatched]).toEqual([500, 500, 0]);
  });
});
