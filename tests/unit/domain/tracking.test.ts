import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isTerminalTracking,
  trackingNumberSchema,
  trackingStatuses,
  trackingStatusOf,
} from '@/lib/domain/package/tracking';

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const event = fc.record({
  occurredAt: instants.map((date) => date.toISOString()),
  status: fc.constantFrom(...trackingStatuses),
});
const events = fc.uniqueArray(event, { selector: (one) => one.occurredAt, maxLength: 12 });

describe('the tracking status of a shipment (data-model "Tracking status")', () => {
  it('is pending without events', () => {
    expect(trackingStatusOf([])).toBe('pending');
  });

  it('does not depend on the order of events, nor on duplicates', () => {
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (list, random) => {
        const shuffled = [...list, ...list]
          .map((one) => ({ one, at: random.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(trackingStatusOf(shuffled)).toBe(trackingStatusOf(list));
      }),
    );
  });

  it('is the newest event’s until one is final', () => {
    const moving = events.map((list) => list.filter(({ status }) => !isTerminalTracking(status)));
    fc.assert(
      fc.property(moving, (list) => {
        const newest = [...list].sort((a, b) => a.occurredAt.localeCompare(b.occurredAt)).at(-1);
        expect(trackingStatusOf(list)).toBe(newest?.status ?? 'pending');
      }),
    );
  });

  it('is never changed from a final status by a later scan', () => {
    fc.assert(
      fc.property(events, event, (list, late) => {
        const before = trackingStatusOf(list);
        const lastAt =
          list
            .map(({ occurredAt }) => occurredAt)
            .sort()
            .at(-1) ?? '';
        fc.pre(isTerminalTracking(before) && late.occurredAt > lastAt);
        expect(trackingStatusOf([...list, late])).toBe(before);
      }),
    );
  });

  it('does not mutate its input', () => {
    const list = [
      { occurredAt: '2026-05-02T00:00:00Z', status: 'in_transit' as const },
      { occurredAt: '2026-05-01T00:00:00Z', status: 'info_received' as const },
    ];
    trackingStatusOf(list);
    expect(list[0]?.status).toBe('in_transit');
  });

  it('compares instants, not texts', () => {
    const list = [
      { occurredAt: '2026-05-01T10:00:00.500Z', status: 'out_for_delivery' as const },
      { occurredAt: '2026-05-01T10:00:00Z', status: 'in_transit' as const },
    ];
    expect(trackingStatusOf(list)).toBe('out_for_delivery');
  });
});

describe('a tracking number typed by a customer', () => {
  it.each([
    ['1z 999 aa1 0123456784', '1Z999AA10123456784'],
    ['  ab-12 ', 'AB-12'],
  ])('%s is parsed as %s', (typed, read) => {
    expect(trackingNumberSchema.parse(typed)).toBe(read);
  });

  it.each(['abc', 'A'.repeat(41), 'AB_12', 'AB12é', ''])('%s is refused', (typed) => {
    expect(trackingNumberSchema.safeParse(typed).success).toBe(false);
  });
});
