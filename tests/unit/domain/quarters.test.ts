import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quarterOf, quarterStarts } from '@/lib/domain/billing/quarters';

describe('quarters', () => {
  it.each([
    ['2026-01-01', '2026-Q1'],
    ['2026-03-31', '2026-Q1'],
    ['2026-04-01', '2026-Q2'],
    ['2026-12-31', '2026-Q4'],
  ])('%s is in %s', (day, quarter) => {
    expect(quarterOf(day)).toBe(quarter);
  });

  it('the last four end with the current one, across the turn of the year', () => {
    const starts = quarterStarts('2026-02-14', 4);
    expect(starts).toEqual(['2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01']);
    expect(starts.map(quarterOf)).toEqual(['2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1']);
  });

  it('a quarter begins on its first day, and includes it', () => {
    expect(quarterStarts('2026-01-01', 1)).toEqual(['2026-01-01']);
    const day = fc
      .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(12), (today, before) => {
        const [start = '', ...later] = quarterStarts(today, before + 1);
        expect(start <= today).toBe(true);
        expect(start.endsWith('-01')).toBe(true);
        expect(later).toEqual(quarterStarts(today, before));
        expect(quarterOf(later.at(-1) ?? start)).toBe(quarterOf(today));
        expect(new Set([start, ...later].map(quarterOf)).size).toBe(before + 1);
      }),
    );
  });
});
