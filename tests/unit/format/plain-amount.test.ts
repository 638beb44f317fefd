import { expect, it } from 'vitest';
import { plainAmount } from '@/lib/format/plain-amount';

it.each([
  [1_678_858, 'EUR', '16788.58'],
  [5, 'USD', '0.05'],
  [-300, 'USD', '-3.00'],
  [12, 'JPY', '12'],
])('writes %s %s for a form as %s', (amount, currency, expected) => {
  expect(plainAmount({ amount, currency })).toBe(expected);
});
