import { describe, expect, it } from 'vitest';
import { arrivalOf } from '@/components/features/packages/hero/arrival';
import type { Package } from '@/lib/domain/package/package';
import { aPackage } from './a-package';

const now = '2026-11-20T06:00:00Z';
const outbound = { carrier: 'dhl', trackingNumber: 'JD01', trackingStatus: 'in_transit' } as const;
const arrival = (change: Partial<Package>) => arrivalOf(aPackage(change), now, 'UTC');

describe('the arrival date of a package', () => {
  it.each<[string, string, string, Partial<Package>]>([
    [
      'is the carrier’s estimate on the way to the warehouse',
      'Expected',
      '2026-11-22',
      {
        ...{ status: 'expected', group: 'expected' },
        inbound: { ...outbound, estimatedDelivery: '2026-11-22' },
      },
    ],
    [
      'is the arrival at the warehouse while it is there, also when something is asked',
      'Arrived',
      '2026-11-18T19:05:00Z',
      { status: 'on_hold', group: 'action_needed', receivedAt: '2026-11-18T19:05:00Z' },
    ],
    [
      'is the carrier’s estimate on the way to the door, and says when that has passed',
      'Was expected',
      '2026-11-19',
      {
        ...{ status: 'in_transit', group: 'on_the_way', receivedAt: '2026-11-10T12:00:00Z' },
        outbound: { ...outbound, estimatedDelivery: '2026-11-19' },
      },
    ],
    [
      'is since when it waits at a pickup point',
      'Ready since',
      '2026-11-18T19:05:00Z',
      { status: 'available_for_pickup', group: 'ready_for_pickup', outbound },
    ],
    [
      'is the delivery',
      'Delivered',
      '2026-11-19T16:00:00Z',
      { status: 'delivered', group: 'done', outbound: { ...outbound, deliveredAt: '2026-11-19T16:00:00Z' } },
    ],
  ])('%s', (_, words, date, change) => {
    expect(arrival(change)).toEqual({ words, date });
  });

  it('is unknown without an estimate, after a failed delivery, and after an end that is no delivery', () => {
    const estimated = { ...outbound, estimatedDelivery: '2026-11-22' };
    expect(arrival({ status: 'in_transit', group: 'on_the_way', outbound })).toBeUndefined();
    expect(arrival({ status: 'exception', group: 'action_needed', outbound: estimated })).toBeUndefined();
    expect(arrival({ status: 'returned', group: 'done', outbound: estimated })).toBeUndefined();
  });
});
