import { describe, expect, it } from 'vitest';
import { dateIn, isStored, storageClock, storageSum } from '@/components/features/packages/storage-words';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const storage = { freeUntil: '2026-12-02', days: 2, expiresAt: '2027-02-16', accrued: usd(0) };

describe('the storage clock', () => {
  it('counts the days that are still free', () => {
    const clock = storageClock(storage, '2026-11-20');
    expect(clock.headline).toBe('12 days of free storage left');
    expect(clock.detail).toBe('Free until 2nd Dec 2026, kept until 16th Feb 2027');
    expect(Math.round(clock.bar.percent)).toBe(14);
    expect(clock.urgent).toBe(false);
  });

  it('says when the last free day is', () => {
    expect(storageClock(storage, '2026-12-02').headline).toBe('Free storage ends today');
    expect(storageClock(storage, '2026-12-01').headline).toBe('1 day of free storage left');
  });

  it('tells the money once the free days are over', () => {
    const clock = storageClock({ ...storage, days: 20, accrued: usd(360) }, '2026-12-08');
    expect(clock.headline).toBe('$3.60 of storage so far');
    expect(clock.detail).toContain('20 days on the shelf');
  });

  it('warns when the warehouse will not keep it much longer, and when it no longer has to', () => {
    expect(storageClock(storage, '2027-02-02').urgent).toBe(true);
    expect(storageClock(storage, '2027-02-01').urgent).toBe(false);
    expect(storageClock({ ...storage, days: 91 }, '2027-02-17').detail).toContain('was kept until');
  });

  it('runs on the warehouse’s calendar', () => {
    const lateEvening = new Date('2026-11-21T03:30:00Z');
    expect(dateIn(lateEvening, 'America/New_York')).toBe('2026-11-20');
    expect(dateIn(lateEvening, 'Europe/London')).toBe('2026-11-21');
  });

  it('stops when the package leaves the shelf', () => {
    expect(isStored('awaiting_payment')).toBe(true);
    expect(isStored('shipped')).toBe(false);
    expect(isStored('expected')).toBe(false);
    expect(storageSum({ ...storage, days: 11 })).toBe('11 days, free');
    expect(storageSum({ ...storage, days: 20, accrued: usd(360) })).toBe('20 days, $3.60');
  });
});
