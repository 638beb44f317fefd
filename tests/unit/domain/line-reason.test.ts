import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensionalWeightOf } from '@/lib/domain/package/chargeable-weight';
import { invoiceLineSchema } from '@/lib/domain/billing/invoice';
import { lineAmount } from '@/lib/domain/billing/invoice-math';
import { sumInWords } from '@/lib/i18n/line-words';
import type { CodedReason } from '@/lib/domain/billing/line-reason';
import * as words from '@/lib/i18n/reason-words';

/** With ordinary spaces: the format tests cover non-breaking ones. */
const reasonOf = (...told: Parameters<typeof words.reasonOf>) =>
  words.reasonOf(...told)?.replaceAll('\u00a0', ' ');
const usd = (amount: number) => ({ amount, currency: 'USD' });
const box = { length: 300, width: 260, height: 220 };
const bySize: CodedReason = {
  code: 'billed_weight',
  inputs: {
    weight: 2041,
    dimensions: box,
    dimensionalWeight: dimensionalWeightOf(box),
    billed: { quantity: 8, unit: 'lb' },
  },
};

describe('finding 23: the reason for a line’s price', () => {
  it('uses the reader’s units; the unit of the price stays, with the reader’s units beside it', () => {
    expect(reasonOf(bySize, 'imperial')).toBe(
      'Billed by size: 11.8 × 10.2 × 8.7 in counts as 7.57 lb, rounded up to 8 lb (actual weight 4.5 lb)',
    );
    expect(reasonOf(bySize, 'metric')).toBe(
      'Billed by size: 30 × 26 × 22 cm counts as 3.43 kg, rounded up to 8 lb (3.63 kg) (actual weight 2.04 kg)',
    );
  });

  it('covers weight, storage and percentages', () => {
    const light: CodedReason = {
      code: 'billed_weight',
      inputs: { weight: 4000, billed: { quantity: 4, unit: 'kg' } },
    };
    expect(reasonOf(light, 'metric')).toBe('Billed by weight: 4 kg');
    expect(reasonOf(light, 'imperial')).toBe('Billed by weight: 8.82 lb, rounded up to 4 kg (8.82 lb)');
    expect(reasonOf({ code: 'storage_days', inputs: { days: 19, freeDays: 14 } }, 'metric')).toBe(
      '19 days in storage, first 14 free',
    );
    const cover = { percent: 1.5, of: 'declared_value', base: usd(12_050), minimum: usd(200) } as const;
    expect(reasonOf({ code: 'percentage', inputs: cover }, 'metric')).toBe(
      '1.5% of the declared value, $120.50, at least $2.00',
    );
  });

  it('of several packages in one parcel says their size as a weight, since nobody has measured the box', () => {
    const together = (dimensionalWeight: number, quantity: number): CodedReason => ({
      code: 'billed_weight',
      inputs: { weight: 2100, dimensionalWeight, billed: { quantity, unit: 'kg' } },
    });
    expect(reasonOf(together(3500, 3.5), 'metric')).toBe(
      'Billed by size: the packages together count as 3.5 kg (actual weight 2.1 kg)',
    );
    expect(reasonOf(together(3430, 3.5), 'metric')).toBe(
      'Billed by size: the packages together count as 3.43 kg, rounded up to 3.5 kg (actual weight 2.1 kg)',
    );
    expect(reasonOf(together(1900, 2.5), 'metric')).toBe('Billed by weight: 2.1 kg, rounded up to 2.5 kg');
  });

  it('is shown as sent when it is free text', () => {
    const calc = { basis: 'by size, each started pound', inputs: { weight: '6.26 lb', charged: '8 lb' } };
    expect(reasonOf(calc, 'metric')).toBe('By size, each started pound: weight 6.26 lb, charged 8 lb');
    expect(reasonOf({ basis: 'agreed price', inputs: {} }, 'metric')).toBe('Agreed price');
    expect(reasonOf(undefined, 'metric')).toBeUndefined();
  });

  it('is omitted where the portal does not know its code or its inputs', () => {
    const line = {
      ...{ kind: 'handling', description: 'Dry ice', quantity: 1, unit: 'parcel', unitPrice: usd(900) },
      ...{ taxCategory: 'S', taxRate: 0, amount: usd(900) },
    };
    const read = (calc: unknown) => reasonOf(invoiceLineSchema.parse({ ...line, calc }).calc, 'metric');
    expect(read({ code: 'dry_ice', inputs: { blocks: [1, 2] } })).toBeUndefined();
    expect(read({ code: 'dry_ice', basis: 'Dry ice', inputs: { blocks: 2 } })).toBe('Dry ice: blocks 2');
    expect(read({ code: 'storage_days', inputs: { days: 'many' } })).toBeUndefined();
    expect(read({ code: 'storage_days', inputs: { days: 1, freeDays: 0 } })).toBe(
      '1 day in storage, first 0 free',
    );
  });

  const numbers = (text: string) => [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  const side = fc.integer({ min: 20, max: 3000 });

  it('states the same quantities in either system, and leads to the amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 200_000 }),
        fc.record({ length: side, width: side, height: side }),
        fc.constantFrom('lb' as const, 'kg' as const),
        fc.integer({ min: 1, max: 5000 }),
        (weight, dimensions, unit, price) => {
          const dimensionalWeight = dimensionalWeightOf(dimensions);
          const larger = Math.max(weight, dimensionalWeight);
          const quantity = unit === 'lb' ? Math.ceil(larger / 453.59237) : Math.ceil(larger / 500) / 2;
          const calc: CodedReason = {
            code: 'billed_weight',
            inputs: { weight, dimensions, dimensionalWeight, billed: { quantity, unit } },
          };
          const weights = (system: 'imperial' | 'metric') => {
            const name = system === 'imperial' ? 'lb' : 'kg';
            const found = reasonOf(calc, system)?.matchAll(new RegExp(`([\\d,.]+) ${name}\\b`, 'g')) ?? [];
            return [...found].map(([, value = '']) => Number(value.replaceAll(',', '')));
          };
          const grams = {
            imperial: weights('imperial').map((pounds) => pounds * 453.59237),
            metric: weights('metric').map((kilograms) => kilograms * 1000),
          };
          // Each system shows two decimals, and “< 0.01 kg” for less than half of the last one.
          for (const stated of [weight, dimensionalWeight, quantity * (unit === 'lb' ? 453.59237 : 1000)]) {
            for (const system of ['imperial', 'metric'] as const) {
              expect(grams[system].some((shown) => Math.abs(shown - stated) < 10)).toBe(true);
            }
          }
          const line = invoiceLineSchema.parse({
            ...{ kind: 'shipping', description: 'Shipping', quantity, unit, unitPrice: usd(price), calc },
            ...{ taxCategory: 'G', taxRate: 0, amount: usd(lineAmount(quantity, price)) },
          });
          for (const system of ['imperial', 'metric'] as const) {
            expect(reasonOf(line.calc, system)).toContain(`${quantity.toLocaleString('en-US')} ${unit}`);
          }
          const [shown = quantity, each = price / 100] = numbers(sumInWords(line) ?? '');
          expect(Math.abs(shown * each * 100 - line.amount.amount)).toBeLessThan(0.51);
        },
      ),
    );
  });
});
