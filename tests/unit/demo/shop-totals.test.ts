import { describe, expect, it } from 'vitest';
import { expiryProblem, isCardNumber, lastFour } from '@/components/demo/shop/card-number';
import { freeFrom, knownPromo, totalsOf } from '@/components/demo/shop/totals';

describe('the total of a cart', () => {
  it('is zero for an empty cart, whatever the delivery', () => {
    expect(totalsOf([], { delivery: 'express' })).toEqual({
      subtotal: 0,
      discount: 0,
      shipping: 0,
      tax: 0,
      total: 0,
    });
  });

  it('adds delivery and tax to the goods', () => {
    expect(totalsOf([{ price: 1850, quantity: 2 }], { delivery: 'standard' })).toEqual({
      subtotal: 3700,
      discount: 0,
      shipping: 695,
      tax: 259,
      total: 4654,
    });
  });

  it('delivers free from $75 of goods, except by express', () => {
    expect(totalsOf([{ price: freeFrom, quantity: 1 }], { delivery: 'standard' }).shipping).toBe(0);
    expect(totalsOf([{ price: freeFrom - 1, quantity: 1 }], { delivery: 'standard' }).shipping).toBe(695);
    expect(totalsOf([{ price: freeFrom, quantity: 1 }], { delivery: 'express' }).shipping).toBe(1495);
  });

  it('applies the promo code before tax and free delivery', () => {
    expect(totalsOf([{ price: 7995, quantity: 1 }], { delivery: 'standard', promo: 'WELCOME10' })).toEqual({
      subtotal: 7995,
      discount: 800,
      shipping: 695,
      tax: 504,
      total: 8394,
    });
  });

  it('rounds half a cent up', () => {
    expect(totalsOf([{ price: 50, quantity: 1 }], { delivery: 'pick-up' }).tax).toBe(4);
  });

  it('refuses an unknown code', () => {
    const lines = [{ price: 1000, quantity: 1 }];
    expect(totalsOf(lines, { delivery: 'pick-up', promo: 'constructor' }).discount).toBe(0);
    expect(knownPromo(' welcome10 ')).toBe('WELCOME10');
    expect(knownPromo('WELCOME20')).toBeUndefined();
    expect(knownPromo('toString')).toBeUndefined();
    expect(knownPromo('')).toBeUndefined();
  });
});

describe('a card', () => {
  it.each(['4242 4242 4242 4242', '4242-4242-4242-4242', '5555555555554444', '378282246310005'])(
    'accepts the number %s',
    (typed) => expect(isCardNumber(typed)).toBe(true),
  );

  it.each(['', '4242 4242 4242 4241', '4242', '0000 0000 0000 0000', '4242 4242 4242 424x'])(
    'refuses the number “%s”',
    (typed) => expect(isCardNumber(typed)).toBe(false),
  );

  it('stores its last four digits only', () => {
    expect(lastFour('4242 4242 4242 1881')).toBe('1881');
  });

  it('is valid to the end of its month', () => {
    expect(expiryProblem('11/25', '2025-11-19')).toBeUndefined();
    expect(expiryProblem(' 01 / 26 ', '2025-11-19')).toBeUndefined();
    expect(expiryProblem('10/25', '2025-11-19')).toContain('expired');
    expect(expiryProblem('13/26', '2025-11-19')).toContain('month and year');
    expect(expiryProblem('', '2025-11-19')).toContain('month and year');
  });
});
