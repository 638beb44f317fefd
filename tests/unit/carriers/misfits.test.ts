import { describe, expect, it } from 'vitest';
import { carrierMisfits, carrierOffers } from '@/lib/domain/carrier/numbers';

describe('a number with only its check digit wrong', () => {
  it.each([
    ['1Z5R89390357567128', ['UPS']],
    ['RB123456786GB', ['United Kingdom post']],
    ['9400111202555842332668', ['USPS']],
    ['986578788856', ['FedEx']],
  ])('%s would be valid for one of %j', (number, names) => {
    expect(carrierOffers(number)).toEqual([]);
    expect(carrierMisfits(number)).toEqual(expect.arrayContaining(names));
  });

  it('nothing is suggested for an unknown format, or when a carrier already matches', () => {
    expect(carrierMisfits('SHOP-4711')).toEqual([]);
    expect(carrierMisfits('RB123456786XX')).toEqual([]);
    expect(carrierMisfits('1Z5R89390357567127')).toEqual([]);
  });
});
