import { describe, expect, it } from 'vitest';
import { timelineDays } from '@/components/shared/tracking/timeline-days';
import { anEvent } from './an-event';

describe('the timeline', () => {
  it('preserves the given order and groups consecutive events of a day under one heading', () => {
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
