import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeableWeightOf, dimensionalWeightOf } from '@/lib/domain/package/chargeable-weight';

const side = fc.integer({ min: 1, max: 3000 });
const box = fc.record({ length: side, width: side, height: side });

describe('dimensional weight (5000 cm³ per kilogram)', () => {
  it('of a box of 50 × 40 × 30 cm is 12 kg', () => {
    expect(dimensionalWeightOf({ length: 500, width: 400, height: 300 })).toBe(12_000);
  });

  it('the chargeable weight is the larger of the two', () => {
    expect(chargeableWeightOf(4000, { length: 500, width: 400, height: 300 })).toBe(12_000);
    expect(chargeableWeightOf(14_000, { length: 500, width: 400, height: 300 })).toBe(14_000);
    fc.assert(
      fc.property(fc.nat(100_000), box, (weight, size) => {
        const chargeable = chargeableWeightOf(weight, size);
        expect(chargeable).toBeGreaterThanOrEqual(weight);
        expect(chargeable * 5).toBeGreaterThanOrEqual((size.length * size.width * size.height) / 1000);
      }),
    );
  });
});
