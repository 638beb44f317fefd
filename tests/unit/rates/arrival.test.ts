import { describe, expect, it } from 'vitest';
import { arrivalOf, departureAfter } from '@/lib/domain/rates/arrival';
import { workingDaysAfter } from '@/lib/domain/values/days';

describe('when a shipment arrives', () => {
  it('counts working days: from a Friday the next one is Monday, and none is the day itself', () => {
    expect(workingDaysAfter('2026-05-08', 1)).toBe('2026-05-11');
    expect(workingDaysAfter('2026-05-09', 1)).toBe('2026-05-11');
    expect(workingDaysAfter('2026-05-11', 5)).toBe('2026-05-18');
    expect(workingDaysAfter('2026-05-09', 0)).toBe('2026-05-09');
  });

  it('it leaves on the next working day, and is on its way from then on', () => {
    expect(departureAfter('2026-05-14')).toBe('2026-05-15');
    expect(arrivalOf({ from: 1, to: 2 }, '2026-05-14')).toEqual({
      earliest: '2026-05-18',
      latest: '2026-05-19',
    });
    expect(arrivalOf({ from: 0, to: 0 }, '2026-05-15').latest).toBe('2026-05-18');
  });
});
