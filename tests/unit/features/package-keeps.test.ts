import { describe, expect, it } from 'vitest';
import { keeps } from '@/components/features/packages/announce/keeps';
import { aPackage } from './a-package';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const chair = { description: 'Chair', quantity: 1, unitValue: usd(8000) };
const item = aPackage({
  description: 'Garden chair',
  nickname: 'Seat',
  merchant: { name: 'Fernway Home', orderNumber: 'F-1' },
  contents: [chair],
});

describe('a number that was announced before', () => {
  it('keeps its earlier details, given again or left out', () => {
    const told = {
      carrier: 'ups',
      description: 'Garden chair',
      nickname: 'Seat',
      merchantName: 'Fernway Home',
      orderNumber: 'F-1',
      contents: [chair],
    };
    expect(keeps(item, told)).toBe(true);
    expect(keeps(item, {})).toBe(true);
    expect(keeps(item, { description: '', contents: [] })).toBe(true);
  });

  it.each([
    { carrier: 'dpd' },
    { description: 'Table' },
    { nickname: 'Table' },
    { merchantName: 'Oakline' },
    { orderNumber: 'F-2' },
    { contents: [{ ...chair, quantity: 2 }] },
  ])('does not take over %j', (told) => {
    expect(keeps(item, told)).toBe(false);
  });
});
