import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, lineAmount, percentOf, taxesOf, totalsOf } from '@/lib/domain/billing/invoice-math';

const cents = fc.integer({ min: -10_000_000, max: 10_000_000 });
const line = fc.record({
  taxCategory: fc.constantFrom('S', 'G', 'E'),
  taxRate: fc.constantFrom(0, 7, 8.25, 19),
  amount: cents.map((amount) => ({ amount, currency: 'USD' })),
});

describe('half-up rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [0, 7, 0],
  ])('%i / %i is %i', (dividend, divisor, quotient) => {
    expect(Object.is(divideHalfUp(dividend, divisor), quotient)).toBe(true);
  });

  it('is within a half of the quotient, and symmetric around zero', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 100_000 }), (dividend, divisor) => {
        const quotient = divideHalfUp(dividend, divisor);
        expect(Math.abs(quotient * divisor - dividend) * 2).toBeLessThanOrEqual(divisor);
        expect(divideHalfUp(-dividend, divisor) + quotient).toBe(0);
      }),
    );
  });
});

describe('the amount of a line', () => {
  it.each([
    [7.5, 319, 2393],
    [1.005, 100, 101],
    [0.145, 1000, 145],
    [1.115, 1000, 1115],
    [3, -250, -750],
    [0.333, 100, 33],
  ])('%d × %i is %i', (quantity, price, amount) => {
    expect(lineAmount(quantity, price)).toBe(amount);
  });
});

describe('the amount of any line', () => {
  it('equals exact arithmetic, half-up to the cent', () => {
    const thousandths = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(thousandths, fc.integer({ min: 0, max: 1_000_000 }), (quantity, price) => {
        const exact = (BigInt(quantity) * BigInt(price) + 500n) / 1000n;
        expect(lineAmount(quantity / 1000, price)).toBe(Number(exact));
        expect(lineAmount(quantity / 1000, -price) + Number(exact)).toBe(0);
      }),
    );
  });
});

describe('tax (EN 16931)', () => {
  it('is calculated per category on the summed base, not line by line', () => {
    const lines = Array.from({ length: 3 }, () => ({
      taxCategory: 'S',
      taxRate: 7,
      amount: { amount: 107, currency: 'USD' },
    }));
    expect(taxesOf(lines, 'USD')).toEqual([
      {
        category: 'S',
        rate: 7,
        base: { amount: 321, currency: 'USD' },
        amount: { amount: 22, currency: 'USD' },
      },
    ]);
    expect(percentOf(107, 7) * 3).toBe(21);
  });

  it('separates rates within one category', () => {
    const of = (taxRate: number) => ({
      taxCategory: 'S',
      taxRate,
      amount: { amount: 1000, currency: 'USD' },
    });
    expect(taxesOf([of(7), of(19), of(7)], 'USD').map(({ rate, base }) => [rate, base.amount])).toEqual([
      [7, 2000],
      [19, 1000],
    ]);
  });

  it('total = lines + tax, the bases add up to the subtotal, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { subtotal, taxes, total } = totalsOf(lines, 'USD');
        const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
        expect(subtotal).toBe(sum(lines.map(({ amount }) => amount.amount)));
        expect(sum(taxes.map(({ base }) => base.amount))).toBe(subtotal);
        expect(total).toBe(subtotal + sum(taxes.map(({ amount }) => amount.amount)));
        expect(totalsOf([...lines].reverse(), 'USD').total).toBe(total);
      }),
    );
  });
});
