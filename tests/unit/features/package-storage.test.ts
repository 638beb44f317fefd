import { describe, expect, it } from 'vitest';
import type { Package } from '@/lib/domain/package/package';
import { storageClock, storageSum } from '@/components/features/packages/storage-words';

type Storage = NonNullable<Package['storage']>;

const usd = (amount: number) => ({ amount, currency: 'USD' });
const storage = { freeUntil: '2026-12-02', days: 2, expiresAt: '2027-02-16', accrued: usd(0) };
const clockOn = (today: string, change: Partial<Storage> = {}, receivedOn?: string) =>
  storageClock({ ...storage, ...change }, { receivedOn, today });

describe('the text of the storage clock', () => {
  it('counts the remaining free days', () => {
    const clock = clockOn('2026-11-20');
    expect(clock.headline).toBe('12 days of free storage left');
    expect(clock.detail).toBe('Free until 2nd Dec 2026, storage ends 16th Feb 2027');
    expect(Math.round(clock.bar.percent)).toBe(14);
    expect(clock.warning).toBeUndefined();
  });

  it('say when the last free day is', () => {
    expect(clockOn('2026-12-02').headline).toBe('Free storage ends today');
    expect(clockOn('2026-12-01').headline).toBe('1 day of free storage left');
  });

  it('shows the cost once the free days are over, and none that the warehouse has not reported', () => {
    const clock = clockOn('2026-12-08', { days: 20, accrued: usd(360) });
    expect(clock.headline).toBe('$3.60 in storage charges so far');
    expect(clock.detail).toContain('20 days in storage');
    expect(clockOn('2026-12-08').headline).toBe('Free storage has ended');
  });

  it('counts the cost by itself where the fee of a day is known', () => {
    const feePerDay = usd(60);
    expect(clockOn('2026-12-02', { feePerDay }).headline).toBe('Free storage ends today');
    expect(clockOn('2026-12-08', { feePerDay }).headline).toBe('$3.60 in storage charges so far');
  });

  it('continues by itself from the day the package was received', () => {
    expect(clockOn('2026-12-08', {}, '2026-11-18').detail).toContain('20 days in storage');
  });

  it('says by when to have it shipped, and never a past day', () => {
    expect(clockOn('2027-02-01').warning).toBeUndefined();
    expect(clockOn('2027-02-02').warning).toBe('14 days of storage left. Have it shipped by 16th Feb 2027.');
    expect(clockOn('2027-02-16').warning).toContain('storage period ends today');
    const over = clockOn('2027-02-17', { days: 91 });
    expect(over.detail).toContain('storage ended');
    expect(over.warning).toBe('Its storage period has ended. Contact the warehouse if you still want it.');
  });

  it('sums up the cost when the package has left', () => {
    expect(storageSum({ ...storage, days: 11 })).toBe('11 days, free');
    expect(storageSum({ ...storage, days: 20, accrued: usd(360) })).toBe('20 days, $3.60');
  });
});
