import { describe, expect, it } from 'vitest';
import { timelineDays, zoneOf } from '@/components/features/packages/timeline-days';
import { anEvent } from './an-event';

const zones = { warehouse: 'America/New_York', customer: 'Europe/London' };

describe('the timeline', () => {
  it('shows carrier clocks without a zone as they were, the warehouse by its own clock, the rest by the customer’s', () => {
    expect(zoneOf(anEvent({ localTime: '2026-11-18 19:05' }), zones)).toBe('UTC');
    expect(zoneOf(anEvent({ leg: 'warehouse' }), zones)).toBe('America/New_York');
    expect(zoneOf(anEvent(), zones)).toBe('Europe/London');
  });

  it('keeps the order it was given and puts each run of a day under one heading', () => {
    const events = ['2026-11-19T01:00:00Z', '2026-11-18T19:05:00Z', '2026-11-18T08:00:00Z'].map(
      (occurredAt, index) => anEvent({ id: `evt_${index}`, occurredAt }),
    );
    const days = timelineDays(events, ({ occurredAt }) => occurredAt.slice(0, 10));
    expect(days.map(({ day, events: rows }) => [day, rows.map(({ id }) => id)])).toEqual([
      ['2026-11-19', ['evt_0']],
      ['2026-11-18', ['evt_1', 'evt_2']],
    ]);
  });
});
