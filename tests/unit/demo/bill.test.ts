import { expect, it } from 'vitest';
import { amountOf, bill, billTotals } from '@/components/demo/invoice/invoice';

it('adds up: lines, tax on taxable lines, total', () => {
  expect(bill.lines.map(amountOf)).toEqual([7657, 800, 600, 1800, 950]);
  const { subtotal, taxes, total } = billTotals(bill.lines);
  expect(subtotal).toBe(11_807);
  expect(taxes.map(({ rate, base, amount }) => [rate, base.amount, amount.amount])).toEqual([
    [0, 10_857, 0],
    [7, 950, 67],
  ]);
  expect(total).toBe(11_874);
});

it('is zero without lines', () => {
  expect(billTotals([])).toEqual({ taxes: [], subtotal: 0, total: 0 });
});
