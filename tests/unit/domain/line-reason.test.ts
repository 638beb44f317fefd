import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dimensionalWeightOf } from '@/lib/domain/package/chargeable-weight';
import { invoiceLineSchema } from '@/lib/domain/billing/invoice';
import { lineAmount, percentOf } from '@/lib/domain/billing/invoice-math';
import { billedWeight } from '@/lib/domain/rates/billed-weight';
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
      'Billed by size: 11.8 × 10.2 × 8.7 in counts as 7.57 lb, rounded up to 8 lb; actual weight 4.5 lb',
    );
    expect(reasonOf(bySize, 'metric')).toBe(
      'Billed by size: 30 × 26 × 22 cm counts as 3.432 kg, rounded up to 8 lb (3.629 kg); actual weight 2.041 kg',
    );
  });

  it('covers weight, storage and percentages', () => {
    const light: CodedReason = {
      code: 'billed_weight',
      inputs: { weight: 4000, billed: { quantity: 4, unit: 'kg' } },
    };
    expect(reasonOf(light, 'metric')).toBe('Billed by weight: 4 kg');
    expect(reasonOf(light, 'imperial')).toBe('Billed by weight: 4 kg (8.82 lb)');
    expect(reasonOf({ code: 'storage_days', inputs: { days: 19, freeDays: 14 } }, 'metric')).toBe(
      '19 days in storage, the first 14 free',
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
      'Billed by size: the packages together count as 3.5 kg; actual weight 2.1 kg',
    );
    expect(reasonOf(together(3430, 3.5), 'metric')).toBe(
      'Billed by size: the packages together count as 3.43 kg, rounded up to 3.5 kg; actual weight 2.1 kg',
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
      '1 day in storage, none free',
    );
  });

  it('says what a started step has come from, however little it is', () => {
    const justOver = (weight: number, unit: 'lb' | 'kg', quantity: number): CodedReason => ({
      code: 'billed_weight',
      inputs: { weight, billed: { quantity, unit } },
    });
    expect(reasonOf(justOver(3001, 'kg', 3.5), 'metric')).toBe(
      'Billed by weight: 3.001 kg, rounded up to 3.5 kg',
    );
    expect(reasonOf(justOver(3629, 'lb', 9), 'imperial')).toBe(
      'Billed by weight: 8.01 lb, rounded up to 9 lb',
    );
    expect(reasonOf(justOver(3628, 'lb', 8), 'imperial')).toBe('Billed by weight: 8 lb');
  });

  const numbers = (text: string) => [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(Number);
  const side = fc.integer({ min: 20, max: 3000 });
  const box3 = fc.record({ length: side, width: side, height: side });
  const grams = fc.integer({ min: 1, max: 200_000 });
  const unitOf = { imperial: 'lb', metric: 'kg' } as const;
  const systems = ['imperial', 'metric'] as const;

  /** Weights in a sentence, in the reader's unit, in their order. */
  const weightsIn = (sentence: string, unit: string) =>
    [...sentence.matchAll(new RegExp(`([\\d,.]+) ${unit}\\b`, 'g'))].map(([, value = '']) =>
      Number(value.replaceAll(',', '')),
    );
  const roundedUp = (weight: number, step: number) => {
    const thousandths = Math.round(weight * 1000);
    return (Math.ceil(thousandths / step) * step) / 1000;
  };
  /** What the rates bill, by their own exact sum, with the sentence for it. */
  const billedReason = (inputs: {
    weight: number;
    dimensions?: typeof box;
    dimensionalWeight?: number;
    unit: 'lb' | 'kg';
    step: number;
  }): CodedReason & { code: 'billed_weight' } => {
    const { unit, step, ...facts } = inputs;
    const larger = Math.max(facts.weight, facts.dimensionalWeight ?? 0);
    const quantity = billedWeight(larger, { unit, step }) / 1000;
    return { code: 'billed_weight', inputs: { ...facts, billed: { quantity, unit } } };
  };
  const service = {
    unit: fc.constantFrom('lb' as const, 'kg' as const),
    step: fc.constantFrom(1, 5, 10, 50, 100, 250, 453, 500, 1000, 2000),
  };

  it('rounding the larger of the figures shown up to the step gives the quantity billed', () => {
    fc.assert(
      fc.property(
        fc.record({ weight: grams, dimensions: fc.option(box3, { nil: undefined }), ...service }),
        ({ dimensions, ...given }) => {
          const calc = billedReason({
            ...given,
            ...(dimensions && { dimensions, dimensionalWeight: dimensionalWeightOf(dimensions) }),
          });
          const { billed } = calc.inputs;
          for (const system of systems) {
            const sentence = reasonOf(calc, system) ?? '';
            const isOwn = unitOf[system] === billed.unit;
            const shown = weightsIn(sentence, unitOf[system]);
            const charged = isOwn ? billed.quantity : NaN;
            if (!sentence.includes('rounded up')) {
              if (isOwn) expect(Math.max(...shown)).toBe(charged);
              continue;
            }
            const [first = NaN, second = NaN, other = 0] = shown;
            expect(first).toBeGreaterThanOrEqual(other);
            expect(second).toBeGreaterThan(first);
            if (isOwn) expect([second, roundedUp(first, given.step)]).toEqual([charged, charged]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('the sides shown, multiplied, are the weight that they count as', () => {
    fc.assert(
      fc.property(box3, service.unit, (dimensions, unit) => {
        const dimensionalWeight = dimensionalWeightOf(dimensions);
        const calc = billedReason({ weight: 1, dimensions, dimensionalWeight, unit, step: 1000 });
        for (const system of systems) {
          const found = /: (.+?) (?:cm|in) counts as ([\d,.]+) \w+, rounded up/.exec(
            reasonOf(calc, system) ?? '',
          );
          if (!found) continue;
          const [, sides = '', counts = ''] = found;
          // cm³ for a kilogram, and what is that in in³ for a pound.
          const divisor = system === 'metric' ? 5000 : (5000 * 0.45359237) / 2.54 ** 3;
          // Millimetres are whole tenths of a centimetre; of an inch they are rounded.
          const half = system === 'metric' ? 0 : 0.0501;
          const weightOf = (spread: number) =>
            numbers(sides).reduce((volume, one) => volume * (one + spread), 1) / divisor;
          const [weight = NaN] = numbers(counts);
          expect(weight).toBeGreaterThanOrEqual(weightOf(-half) - 1e-9);
          expect(weight).toBeLessThan(weightOf(half) + 0.0125);
        }
      }),
    );
  });

  it('in either system the quantity billed × its price is the amount', () => {
    fc.assert(
      fc.property(
        fc.record({ weight: grams, ...service }),
        fc.integer({ min: 1, max: 5000 }),
        (given, price) => {
          const calc = billedReason(given);
          const { quantity, unit } = calc.inputs.billed;
          const line = invoiceLineSchema.parse({
            ...{ kind: 'shipping', description: 'Shipping', quantity, unit, unitPrice: usd(price), calc },
            ...{ taxCategory: 'G', taxRate: 0, amount: usd(lineAmount(quantity, price)) },
          });
          for (const system of systems)
            expect(weightsIn(reasonOf(line.calc, system) ?? '', unit)).toContain(quantity);
          const [shown = quantity, each = price / 100] = numbers(sumInWords(line) ?? '');
          expect(Math.abs(shown * each * 100 - line.amount.amount)).toBeLessThan(0.51);
        },
      ),
    );
  });

  it('the percentage of the base, at least the minimum, and the days without the free ones are what is charged', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 5000 }),
        (thousandths, base, minimum) => {
          const percent = thousandths / 1000;
          const inputs = { percent, of: 'shipping' as const, base: usd(base), minimum: usd(minimum) };
          const [rate = NaN, of = NaN, least = NaN] = numbers(
            reasonOf({ code: 'percentage', inputs }, 'metric') ?? '',
          );
          const byHand = Math.max(Math.round(least * 100), percentOf(Math.round(of * 100), rate));
          expect(byHand).toBe(Math.max(minimum, percentOf(base, percent)));
        },
      ),
    );
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), (freeDays, charged) => {
        const inputs = { days: freeDays + charged, freeDays };
        const sentence = reasonOf({ code: 'storage_days', inputs }, 'metric') ?? '';
        const [days = NaN, free = sentence.includes('none free') ? 0 : 1] = numbers(sentence);
        expect(days - free).toBe(charged);
      }),
    );
  });
});
