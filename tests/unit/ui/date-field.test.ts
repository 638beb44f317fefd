import { describe, expect, it } from 'vitest';
import { fromLocalDate, toLocalDate } from '@/components/ui/field/calendar-date';
import { readDate } from '@/components/ui/field/date-problem';

describe('the dates of a field', () => {
  it.each(['2026-03-14', '2024-02-29', '0099-01-01', '9999-12-31'])('%s survives the day picker', (date) => {
    expect(fromLocalDate(toLocalDate(date))).toBe(date);
  });

  it('stay within their range, limits included', () => {
    const bounds = { min: '2025-01-01', max: '2025-12-31' };
    expect(readDate('01/01/2025', bounds)).toEqual({ date: '2025-01-01' });
    expect(readDate('12/31/2025', bounds)).toEqual({ date: '2025-12-31' });
    expect(readDate('12/31/2024', bounds).problem).toBe('Choose 01/01/2025 or later.');
    expect(readDate('01/01/2026', bounds).problem).toBe('Choose 12/31/2025 or earlier.');
    expect(readDate('', bounds)).toEqual({ date: null });
  });
});
