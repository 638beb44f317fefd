import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatDimensions,
  formatMoney,
  formatMoneyRounded,
  formatNumber,
  formatRelative,
  formatWeight,
  initials,
  ordinal,
  roundTo2,
} from '@/lib/format';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('SPEC 9: money', () => {
  it.each([
    [usd(123450), '$1,235'],
    [usd(123449), '$1,234'],
    [usd(0), '$0'],
    [usd(-500), '-$5'],
    [usd(-49), '$0'],
    [{ amount: 99950, currency: 'EUR' }, '€1,000'],
  ])('in US dollars without decimals on dashboards: %o', (money, text) => {
    expect(formatMoneyRounded(money)).toBe(text);
  });

  it.each([
    [usd(123450), '$1,234.50'],
    [usd(5), '$0.05'],
    [usd(-300), '-$3.00'],
    [{ amount: 12345, currency: 'JPY' }, '¥12,345'],
    [{ amount: 12345, currency: 'KWD' }, 'KWD\u00a012.345'],
  ])('exact with cents where it is due: %o', (money, text) => {
    expect(formatMoney(money)).toBe(text);
  });
});

describe('SPEC 9: dates', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [23, '23rd'],
    [30, '30th'],
    [31, '31st'],
    [111, '111th'],
  ])('ordinal of %i', (value, text) => {
    expect(ordinal(value)).toBe(text);
  });

  it('like 3rd Jan 2025', () => {
    expect(formatDate('2025-01-03')).toBe('3rd Jan 2025');
    expect(formatDate(new Date('2025-09-11T00:00:00Z'))).toBe('11th Sep 2025');
  });

  it('in the time zone that is asked for, save a calendar date, which stays', () => {
    const zoned = { timeZone: 'America/New_York' };
    expect(formatDate('2025-01-03T02:00:00.000Z', zoned)).toBe('2nd Jan 2025');
    expect(formatDate('2025-01-03', zoned)).toBe('3rd Jan 2025');
    expect(formatDateTime('2025-07-03T04:05:00.000Z', zoned)).toBe('3rd Jul 2025, 00:05');
    expect(formatDay('2025-01-03T02:00:00.000Z', zoned)).toBe('Thursday, 2nd Jan 2025');
  });
});

describe('relative time', () => {
  it.each([
    ['2025-01-10T11:59:30Z', 'just now'],
    ['2025-01-10T12:00:20Z', 'just now'],
    ['2025-01-10T11:55:00Z', '5 minutes ago'],
    ['2025-01-10T11:00:20Z', '1 hour ago'],
    ['2025-01-10T11:59:10Z', '50 seconds ago'],
    ['2025-01-09T12:00:00Z', 'yesterday'],
    ['2025-01-13T12:00:00Z', 'in 3 days'],
    ['2024-11-10T12:00:00Z', '2 months ago'],
    ['2021-01-10T12:00:00Z', '4 years ago'],
  ])('%s', (value, text) => {
    expect(formatRelative(value, '2025-01-10T12:00:00Z')).toBe(text);
  });
});

describe('SPEC 9: numbers', () => {
  it('are en-US', () => {
    expect(formatNumber(1234567.891)).toBe('1,234,567.89');
    expect(formatNumber(1234.56, 0)).toBe('1,235');
  });

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.345, 2.35],
    [1.004999, 1],
    [0, 0],
    [1e21, 1e21],
    [1e-7, 0],
    [-0.001, 0],
    [123456789.125, 123456789.13],
  ])('round to two decimals: %d', (value, expected) => {
    expect(roundTo2(value)).toBe(expected);
  });

  it('rounding never moves a value by more than half a hundredth, and is idempotent', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const result = roundTo2(value);
        expect(Math.abs(result - value)).toBeLessThanOrEqual(0.005 + 1e-6);
        expect(roundTo2(result)).toBe(result);
      }),
    );
  });
});

describe('SPEC 9: initials from first and last word', () => {
  it.each([
    ['Ada Whitfield', 'AW'],
    ['Lin Okafor Trading', 'LT'],
    ['  ada  ', 'A'],
    ['', ''],
    ['Émile (Paris) Zola', 'ÉZ'],
    ['ada – whitfield', 'AW'],
    ['𝒜da Öz', '𝒜Ö'],
    ['Müller & Söhne "GmbH"', 'MG'],
  ])('%s', (name, text) => {
    expect(initials(name)).toBe(text);
  });
});

describe('measures in the account’s unit system', () => {
  it.each([
    [2840, 'metric', '2.84 kg'],
    [850, 'metric', '0.85 kg'],
    [2840, 'imperial', '6.26 lb'],
    [1_250_000, 'metric', '1,250 kg'],
    [1, 'metric', '< 0.01 kg'],
    [0, 'imperial', '0 lb'],
  ] as const)('weight of %i g, %s', (grams, unitSystem, text) => {
    expect(formatWeight(grams, unitSystem)).toBe(text);
  });

  it('dimensions', () => {
    const size = { length: 300, width: 200, height: 105 };
    expect(formatDimensions(size, 'metric')).toBe('30 × 20 × 10.5 cm');
    expect(formatDimensions(size, 'imperial')).toBe('11.8 × 7.9 × 4.1 in');
  });
});
