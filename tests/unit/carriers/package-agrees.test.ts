import { describe, expect, it } from 'vitest';
import { trackingStatusOf, type TrackingStatus } from '@/lib/domain/package/tracking';
import { readRow, rowsOf } from '@/server/product-api/tracking/read-rows';
import { packageStateAfter } from '@/server/product-api/tracking/ingest/package-state';
import { own, shared, trackerFiles } from '../../support/fixtures';

/** The state of a shipped package for each status of its shipment. */
const agreeing: Partial<Record<TrackingStatus, string>> = {
  in_transit: 'in_transit',
  out_for_delivery: 'out_for_delivery',
  available_for_pickup: 'available_for_pickup',
  attempt_fail: 'exception',
  exception: 'exception',
  delivered: 'delivered',
  returned: 'returned',
};

function agrees(scans: TrackingStatus[]): void {
  const events = scans.map((status, at) => ({ status, occurredAt: new Date(at).toISOString() }));
  const tracking = trackingStatusOf(events);
  const { status } = packageStateAfter('shipped', 'outbound', events);
  expect(status, scans.join()).toBe(agreeing[tracking] ?? 'shipped');
}

it('a package goes out for delivery again after it was ready for pick-up, as its carrier reports', () => {
  agrees(['in_transit', 'available_for_pickup', 'out_for_delivery']);
  agrees(['out_for_delivery', 'available_for_pickup', 'in_transit']);
  agrees(['out_for_delivery', 'available_for_pickup', 'attempt_fail']);
  agrees(['out_for_delivery', 'attempt_fail', 'available_for_pickup', 'delivered', 'in_transit']);
});

for (const set of [own, shared]) {
  describe.skipIf(!set.present)(`a package’s state agrees with its shipment’s: ${set.title}`, () => {
    it.each(trackerFiles)('%s', (name) => {
      for (const row of rowsOf(set.json(name)) ?? []) {
        const events = (readRow(row).tracker?.events ?? []).toSorted((a, b) => +a.occurredAt - +b.occurredAt);
        agrees(events.map(({ status }) => status));
      }
    });
  });
}
