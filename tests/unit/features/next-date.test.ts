import { describe, expect, it } from 'vitest';
import { nextDateOf } from '@/components/features/packages/next-date';
import type { PackageSummary } from '@/lib/domain/package/package';

const now = '2026-11-20T06:00:00Z';
const item = (change: Partial<PackageSummary>): PackageSummary => ({
  id: 'pkg_1',
  reference: 'WB-1',
  status: 'in_transit',
  group: 'on_the_way',
  statusChangedAt: now,
  description: 'Desk lamp',
  carrier: 'ups',
  trackingNumber: '1Z',
  trackingStatus: 'in_transit',
  ...change,
});

describe('the next date of a package', () => {
  it('is the carrier’s estimate while it moves', () => {
    expect(nextDateOf(item({ estimatedDelivery: '2026-11-22' }), now, 'UTC')).toEqual({
      words: 'Arrives',
      date: '2026-11-22',
    });
    expect(nextDateOf(item({ group: 'expected', estimatedDelivery: '2026-11-20' }), now, 'UTC')?.words).toBe(
      'Expected',
    );
  });

  it('says when an estimate has passed', () => {
    expect(nextDateOf(item({ estimatedDelivery: '2026-11-19' }), now, 'UTC')?.words).toBe('Was expected');
  });

  it('is not the estimate of a completed leg', () => {
    expect(
      nextDateOf(item({ group: 'at_warehouse', estimatedDelivery: '2026-11-09' }), now, 'UTC'),
    ).toBeUndefined();
  });

  it('says when the customer’s own deadline has passed', () => {
    const nextAction = { code: 'pay', label: 'Pay', dueAt: '2026-11-07T12:00:00Z' };
    expect(nextDateOf(item({ nextAction }), now, 'UTC')?.words).toBe('Was due');
  });

  it('finding 17: a due date is a calendar day that ends at the customer’s midnight', () => {
    const nextAction = { code: 'pay', label: 'Pay', dueOn: '2026-11-20' };
    const late = '2026-11-20T23:30:00Z';
    const zones = ['Pacific/Kiritimati', 'Asia/Tokyo', 'America/Nassau', 'Pacific/Chatham'];
    expect(zones.map((zone) => nextDateOf(item({ nextAction }), late, zone))).toEqual([
      { words: 'Was due', date: '2026-11-20' },
      { words: 'Was due', date: '2026-11-20' },
      { words: 'Act by', date: '2026-11-20' },
      { words: 'Was due', date: '2026-11-20' },
    ]);
  });

  it('is the customer’s own deadline first, until the package is done', () => {
    const nextAction = { code: 'declare', label: 'Declare contents', dueAt: '2026-11-26T12:00:00Z' };
    expect(nextDateOf(item({ nextAction, estimatedDelivery: '2026-11-22' }), now, 'UTC')?.words).toBe(
      'Act by',
    );
    expect(nextDateOf(item({ group: 'done', nextAction }), now, 'UTC')).toBeUndefined();
  });
});
