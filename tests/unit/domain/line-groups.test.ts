import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '@/lib/domain/billing/invoice';
import { groupsOf } from '@/lib/domain/billing/line-groups';

const line = (amount: number, packageId?: string): InvoiceLine => ({
  ...{ kind: 'handling', description: `${packageId ?? 'none'} ${amount}`, quantity: 1, unit: 'parcel' },
  ...(packageId !== undefined && { packageId }),
  unitPrice: { amount, currency: 'USD' },
  ...{ taxCategory: 'S', taxRate: 0, amount: { amount, currency: 'USD' } },
});
const packages = ['a', 'b', 'c'].map((id) => ({ id, reference: id.toUpperCase() }));

describe('the lines of one package stand together', () => {
  it('in the order in which packages first occur, those of none at the end', () => {
    const lines = [line(1, 'b'), line(2), line(3, 'a'), line(4, 'b'), line(5, 'gone'), line(-6, 'a')];
    const groups = groupsOf(lines, packages)?.map(({ item, lines: own, sum }) => [
      item?.reference,
      own.map(({ amount }) => amount.amount),
      sum.amount,
    ]);
    expect(groups).toEqual([
      ['B', [1, 4], 5],
      ['A', [3, -6], -3],
      [undefined, [2, 5], 7],
    ]);
  });

  it.each([
    ['of one package', [line(1, 'a'), line(2, 'a')]],
    ['of one package and of none', [line(1, 'a'), line(2)]],
    ['of none', [line(1), line(2, 'gone')]],
    ['that there are none of', []],
  ])('lines %s stay a plain list', (_, lines) => {
    expect(groupsOf(lines, packages)).toBeUndefined();
  });

  it('each line is in one group, and the sums are that of all', () => {
    const anyLine = fc
      .tuple(fc.integer({ min: -5000, max: 5000 }), fc.constantFrom('a', 'b', 'c', 'gone', undefined))
      .map(([amount, packageId]) => line(amount, packageId));
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const groups = groupsOf(lines, packages);
        if (!groups) return;
        const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
        expect(new Set(groups.flatMap(({ lines: own }) => own))).toEqual(new Set(lines));
        expect(sum(groups.map(({ lines: own }) => own.length))).toBe(lines.length);
        expect(sum(groups.map((group) => group.sum.amount))).toBe(
          sum(lines.map(({ amount }) => amount.amount)),
        );
      }),
    );
  });
});
