import type { TrackingEvent } from '@/lib/domain/package/tracking';

/** A plausible scan, with the test's changes. */
export function anEvent(change: Partial<TrackingEvent> = {}): TrackingEvent {
  return {
    id: 'evt_1',
    packageId: 'pkg_1',
    leg: 'inbound',
    occurredAt: '2026-11-18T19:05:00Z',
    receivedAt: '2026-11-18T19:06:00Z',
    status: 'in_transit',
    message: 'Arrived at facility',
    source: 'carrier',
    ...change,
  };
}
