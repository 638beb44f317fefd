import { describe, expect, it } from 'vitest';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { isStored, storageByRule, storageLeft, storageOn } from '@/lib/domain/package/storage';
import { calendarDay } from '@/lib/format/calendar-day';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const storage = { freeUntil: '2026-12-02', days: 2, expiresAt: '2027-02-16', accrued: usd(0) };
const on = (today: string, change: Partial<typeof storage> = {}, receivedOn?: string) =>
  storageOn({ ...storage, ...change }, { receivedOn, today });

describe('data-model "Package": the storage clock', () => {
  it.each([
    ['2026-11-20', 'free'],
    ['2026-12-02', 'free'],
    ['2026-12-03', 'charged'],
    ['2027-02-16', 'charged'],
    ['2027-02-17', 'over'],
  ])('is on %s %s', (today, phase) => {
    expect(on(today).phase).toBe(phase);
  });

  it('has no free days once the warehouse charges', () => {
    expect(on('2026-11-20', { accrued: usd(1) }).phase).toBe('charged');
  });

  it('counts the charges where the fee of a day is known, and never less than was reported', () => {
    const feePerDay = usd(60);
    const chargesOn = (today: string, accrued = usd(0)) =>
      storageOn({ ...storage, accrued, feePerDay }, { receivedOn: undefined, today }).charges;
    expect(chargesOn('2026-12-02')).toEqual(usd(0));
    expect(chargesOn('2026-12-05')).toEqual(usd(180));
    expect(chargesOn('2026-12-05', usd(500))).toEqual(usd(500));
    expect(on('2026-12-05').charges).toEqual(usd(0));
  });

  it('by a warehouse’s rule runs from the day of receipt, and ends with what that came to', () => {
    const rule = { freeDays: 14, keptDays: 90, feePerDay: 60 };
    const byRule = storageByRule(rule, { receivedOn: '2026-11-18', currency: 'USD' });
    expect(byRule).toMatchObject({ freeUntil: '2026-12-02', expiresAt: '2027-02-16', feePerDay: usd(60) });
    const left = storageLeft(byRule, { receivedOn: '2026-11-18', leftOn: '2026-12-08' });
    expect(left).toMatchObject({ days: 20, accrued: usd(360) });
    expect(left).not.toHaveProperty('feePerDay');
  });

  it('ends soon in its last fourteen days, the last one included', () => {
    const soon = ['2027-02-01', '2027-02-02', '2027-02-16', '2027-02-17'].map((day) => on(day).endsSoon);
    expect(soon).toEqual([false, true, true, false]);
  });

  it('counts from the day of receipt, and never fewer days than the warehouse reported', () => {
    expect(on('2026-12-08', {}, '2026-11-18').days).toBe(20);
    expect(on('2026-12-08', { days: 25 }, '2026-11-18').days).toBe(25);
    expect(on('2026-12-08').days).toBe(2);
  });

  it('uses the warehouse’s time zone', () => {
    const lateEvening = new Date('2026-11-21T03:30:00Z');
    expect(calendarDay(lateEvening, 'America/New_York')).toBe('2026-11-20');
    expect(calendarDay(lateEvening, 'Europe/London')).toBe('2026-11-21');
  });

  it('runs from receipt until the package leaves storage', () => {
    expect(packageStatuses.filter((status) => isStored({ status, group: 'expected' }))).toEqual([
      'received',
      'in_storage',
      'on_hold',
      'ship_requested',
      'processing',
      'packed',
      'awaiting_payment',
    ]);
  });
});
