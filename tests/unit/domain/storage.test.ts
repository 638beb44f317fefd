import { describe, expect, it } from 'vitest';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { isStored, storageOn } from '@/lib/domain/package/storage';
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
