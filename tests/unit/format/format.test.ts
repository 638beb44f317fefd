import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateInput,
  formatDateTime,
  formatDay,
  formatDimensions,
  formatList,
  formatMoney,
  formatMoneyRounded,
  formatNumber,
  formatQuantity,
  formatRelative,
  formatWeight,
  initials,
  ordinal,
  parseDateInput,
  roundTo2,
  unitName,
} from '@/lib/format';
import { inLanguage } from '@/lib/text/server/request-language';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('SPEC 9: money', () => {
  it.each([
    [usd(123450), '$1,235'],
    [usd(123449), '$1,234'],
    [usd(0), '$0'],
    [usd(-500), '-$5'],
    [usd(-49), '$0'],
    [usd(-0), '$0'],
    [usd(50), '$1'],
    [usd(-50), '-$1'],
    [usd(250), '$3'],
    [usd(-123456789), '-$1,234,568'],
    [{ amount: 99950, currency: 'EUR' }, '€1,000'],
  ])('in US dollars without decimals on dashboards: %o', (money, text) => {
    expect(formatMoneyRounded(money)).toBe(text);
  });

  it.each([
    [usd(123450), '$1,234.50'],
    [usd(5), '$0.05'],
    [usd(-300), '-$3.00'],
    [usd(-5), '-$0.05'],
    [usd(-0), '$0.00'],
    [{ amount: 12345, currency: 'JPY' }, '¥12,345'],
    [{ amount: 12345, currency: 'KWD' }, 'KWD\u00a012.345'],
    [{ amount: 12345, currency: 'IQD' }, 'IQD\u00a012.345'],
    ...['HUF', 'IDR', 'COP', 'PKR', 'RSD'].map((currency): [{ amount: number; currency: string }, string] => [
      { amount: 12345, currency },
      `${currency}\u00a0123.45`,
    ]),
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
    [101, '101st'],
    [111, '111th'],
  ])('ordinal of %i', (value, text) => {
    expect(ordinal(value)).toBe(text);
  });

  it.each([
    ['2024-02-29', '29th Feb 2024'],
    ['2025-05-01', '1st May 2025'],
    ['2025-05-02', '2nd May 2025'],
    ['2025-05-12', '12th May 2025'],
    ['2025-05-13', '13th May 2025'],
    ['2025-05-21', '21st May 2025'],
    ['2025-05-22', '22nd May 2025'],
    ['2025-05-23', '23rd May 2025'],
    ['2025-12-31', '31st Dec 2025'],
  ])('%s', (date, text) => {
    expect(formatDate(date)).toBe(text);
  });

  it('like 3rd Jan 2025', () => {
    expect(formatDate('2025-01-03')).toBe('3rd Jan 2025');
    expect(formatDate(new Date('2025-09-11T00:00:00Z'))).toBe('11th Sep 2025');
  });

  it('in the given time zone, except a calendar date, which stays', () => {
    const zoned = { timeZone: 'America/New_York' };
    expect(formatDate('2025-01-03T02:00:00.000Z', zoned)).toBe('2nd Jan 2025');
    expect(formatDate('2025-01-03', zoned)).toBe('3rd Jan 2025');
    expect(formatDateTime('2025-07-03T04:05:00.000Z', zoned)).toBe('3rd Jul 2025, 00:05');
    expect(formatDay('2025-01-03T02:00:00.000Z', zoned)).toBe('Thursday, 2nd Jan 2025');
  });
});

describe('SPEC 9: date input mm/dd/yyyy', () => {
  it('writes two digits and a four-digit year', () => {
    expect(formatDateInput('2026-03-04')).toBe('03/04/2026');
    expect(formatDateInput('0999-12-31')).toBe('12/31/0999');
  });

  it.each([
    ['03/14/2026', '2026-03-14'],
    ['3/4/2026', '2026-03-04'],
    [' 3.4.2026 ', '2026-03-04'],
    ['3-4-2026', '2026-03-04'],
    ['03/14/26', '2026-03-14'],
    ['3-4-05', '2005-03-04'],
    ['02/29/2024', '2024-02-29'],
    ['02/29/2000', '2000-02-29'],
    ['12/31/9999', '9999-12-31'],
    ['', null],
    ['   ', null],
  ])('reads %j', (text, date) => {
    expect(parseDateInput(text)).toEqual({ date });
  });

  it.each([
    ['02/29/2025', 'February 2025 has 28 days.'],
    ['02/29/1900', 'February 1900 has 28 days.'],
    ['02/30/2024', 'February 2024 has 29 days.'],
    ['04/31/2026', 'April 2026 has 30 days.'],
    ['13/01/2026', 'There’s no month 13. The month comes first, then the day.'],
    ['00/01/2026', 'There’s no month 0. The month comes first, then the day.'],
    ['01/00/2026', 'Days count from 1.'],
    ['01/01/262', 'Type the year with 2 or 4 digits, like 26 or 2026.'],
    ['01/01/20261', 'Type the year with 2 or 4 digits, like 26 or 2026.'],
    ['01/01/0000', 'There’s no year 0000.'],
    ['2026-03-14', 'Type the date as month/day/year, like 03/14/2026.'],
    ['3rd Jan 2025', 'Type the date as month/day/year, like 03/14/2026.'],
  ])('says why %j is not a date', (text, problem) => {
    expect(parseDateInput(text)).toEqual({ problem });
  });

  it('parses every date that it formats', () => {
    const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(parseDateInput(formatDateInput(date))).toEqual({ date });
      }),
    );
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
    expect(formatNumber(-1234.5)).toBe('-1,234.5');
    expect(formatNumber(-0)).toBe('0');
    expect(formatNumber(1.005)).toBe('1.01');
    expect(formatNumber(-2.675)).toBe('-2.68');
    expect(formatNumber(1e21)).toBe('1,000,000,000,000,000,000,000');
    expect(formatNumber(-0.001)).toBe('0');
  });

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [2.345, 2.35],
    [2.675, 2.68],
    [-2.675, -2.68],
    [1.115, 1.12],
    [0.005, 0.01],
    [-0.005, -0.01],
    [-0, 0],
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
    ['   ', ''],
    ['\t\n', ''],
    ['Anna Maria von der Heide', 'AH'],
    ['李小龙', '李'],
    ['李 小龙', '李小'],
    ['Ольга Петрова', 'ОП'],
    ['ольга', 'О'],
    ['E\u0301mile Zola', 'ÉZ'],
    ['📦 Parcel Club', 'PC'],
    ['📦 🚚', ''],
    ['محمد علي', 'مع'],
    ['ישראל כהן', 'יכ'],
    ['हिन्दी नाम', 'हिना'],
    ['7 Seas Books', '7B'],
  ])('%s', (name, text) => {
    expect(initials(name)).toBe(text);
  });
});

describe('measures in the account’s unit system', () => {
  it.each([
    [2840, 'metric', '2.84\u00a0kg'],
    [850, 'metric', '0.85\u00a0kg'],
    [2840, 'imperial', '6.26\u00a0lb'],
    [1_250_000, 'metric', '1,250\u00a0kg'],
    [1, 'metric', '<\u00a00.01\u00a0kg'],
    [0, 'imperial', '0\u00a0lb'],
  ] as const)('weight of %i g, %s', (grams, unitSystem, text) => {
    expect(formatWeight(grams, unitSystem)).toBe(text);
  });

  it('dimensions', () => {
    const size = { length: 300, width: 200, height: 105 };
    expect(formatDimensions(size, 'metric')).toBe('30 × 20 × 10.5\u00a0cm');
    expect(formatDimensions(size, 'imperial')).toBe('11.8 × 7.9 × 4.1\u00a0in');
  });

  it.each([
    ['de', '2,84\u00a0kg', '<\u00a00,01\u00a0kg', '11,8 × 7,9 × 4,1\u00a0in', '12\u00a0lb'],
    ['fr', '2,84\u00a0kg', '<\u00a00,01\u00a0kg', '11,8 × 7,9 × 4,1\u00a0po', '12\u00a0lb'],
    ['pt-BR', '2,84\u00a0kg', '<\u00a00,01\u00a0kg', '11,8 × 7,9 × 4,1\u00a0pol.', '12\u00a0lb'],
    [
      'ar',
      '\u20682.84\u00a0كغم\u2069',
      '\u2068\u2066<\u00a00.01\u2069\u00a0كغم\u2069',
      '\u2068\u206611.8 × 7.9 × 4.1\u2069\u00a0بوصة\u2069',
      '\u206812\u00a0رطل\u2069',
    ],
  ])('are in the words of %s', (language, weight, light, dimensions, billed) => {
    const written = inLanguage(language, () => [
      formatWeight(2840, 'metric'),
      formatWeight(1, 'metric'),
      formatDimensions({ length: 300, width: 200, height: 105 }, 'imperial'),
      formatQuantity(12, 'lb'),
    ]);
    expect(written).toEqual([weight, light, dimensions, billed]);
  });

  it('a unit that no language has a word for stays as it was sent', () => {
    expect(formatQuantity(12, 'days')).toBe('12\u00a0days');
    expect(inLanguage('ar', () => ['lb', 'pallets'].map(unitName))).toEqual(['رطل', 'pallets']);
  });
});

describe('lists', () => {
  it.each([
    ['en-US', 'A, B, and C', 'A, B, or C', 'A, B, C'],
    ['en-GB', 'A, B and C', 'A, B or C', 'A, B, C'],
    ['de', 'A, B und C', 'A, B oder C', 'A, B und C'],
    ['ar', 'A وB وC', 'A أو B أو C', 'A، وB، وC'],
  ])('are joined as %s joins them', (language, ...lists) => {
    const kinds = ['and', 'or', 'plain'] as const;
    expect(inLanguage(language, () => kinds.map((kind) => formatList(['A', 'B', 'C'], kind)))).toEqual(lists);
  });
});
