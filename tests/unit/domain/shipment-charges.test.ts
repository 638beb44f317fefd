import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKinds, type StoredLine } from '@/lib/domain/billing/invoice';
import { lineAmount, totalsOf } from '@/lib/domain/billing/invoice-math';
import { differencesOf, exceeds, type Charges } from '@/lib/domain/shipment/charges';

const currency = 'USD';
const money = (amount: number) => ({ amount, currency });

function chargesOf(lines: StoredLine[]): Charges {
  const { taxes, subtotal, total } = totalsOf(lines, currency);
  return { lines, taxes, subtotal: money(subtotal), total: money(total) };
}

const line = fc
  .record({
    kind: fc.constantFrom(...lineKinds),
    description: fc.constantFrom('To Nassau', 'Fuel'),
    packageId: fc.option(fc.constantFrom('pkg_1', 'pkg_2'), { nil: undefined }),
    quantity: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 1000),
    price: fc.integer({ min: -100_000, max: 100_000 }),
    taxRate: fc.constantFrom(0, 7, 19.5),
  })
  .map(({ price, packageId, ...given }): StoredLine => {
    const amount = money(lineAmount(given.quantity, price));
    const more = { unit: 'kg', unitPrice: money(price), taxCategory: 'S', amount };
    return { ...given, ...more, ...(packageId !== undefined && { packageId }) };
  });
const charges = fc.array(line, { maxLength: 8 }).map(chargesOf);

const flat = (amount: number) =>
  chargesOf([
    {
      kind: 'shipping',
      description: 'To Nassau',
      quantity: 1,
      unit: 'parcel',
      unitPrice: money(amount),
      taxCategory: 'Z',
      taxRate: 0,
      amount: money(amount),
    },
  ]);

describe('what a shipment costs beside what was agreed on', () => {
  it('the differences come to that of the totals, to the cent', () => {
    fc.assert(
      fc.property(charges, charges, (estimate, final) => {
        const differences = differencesOf(estimate, final);
        const sum = differences.reduce((all, one) => all + one.final.amount - one.estimated.amount, 0);
        expect(sum).toBe(final.total.amount - estimate.total.amount);
        for (const { estimated, final: charged } of differences) expect(estimated).not.toEqual(charged);
      }),
    );
  });

  it('the same charges differ in nothing', () => {
    fc.assert(
      fc.property(charges, (one) => {
        expect(differencesOf(one, one)).toEqual([]);
      }),
    );
  });

  it.each([
    [10_000, 10_000, 0, false],
    [10_000, 10_001, 0, true],
    [10_000, 11_000, 10, false],
    [10_000, 11_001, 10, true],
    [10_000, 9_000, 0, false],
  ])('estimate %i, final %i, tolerance %i per cent: is confirmed %s', (before, after, tolerance, asked) => {
    expect(exceeds(flat(before), flat(after), tolerance)).toBe(asked);
  });
});
