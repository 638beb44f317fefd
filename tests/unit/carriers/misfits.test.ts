import { describe, expect, it } from 'vitest';
import { carrierMisfits, carrierOffers } from '@/lib/domain/carrier/numbers';

describe('a number of which only the check digit is wrong', () => {
  it.each([
    ['1Z5R89390357567128', ['UPS']],
    ['RB123456786GB', ['Post of United Kingdom']],
    ['9400111202555842332668', ['USPS']],
    ['986578788856', ['FedEx']],
  ])('%s would be one of %j', (number, names) => {
    expect(carrierOffers(number)).toEqual([]);
    expect(carrierMisfits(number)).toEqual(expect.arrayContaining(names));
  });

  it('is nobody’s when it has nobody’s form, and no misfit when somebody offers to be its carrier', () => {
    expect(carrierMisfits('SHOP-4711')).toEqual([]);
    expect(carrierMisfits('RB123456786XX')).toEqual([]);
    expect(carrierMisfits('1Z5R89390357567127')).toEqual([]);
  });
});
