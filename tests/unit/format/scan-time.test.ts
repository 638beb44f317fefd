import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '@/lib/format/calendar-day';
import { formatLocalClock, formatScanClock, formatScanTime } from '@/lib/format/scan-time';
import { instantOf, utcOffsetAt } from '@/lib/format/zoned-time';

const zones = [
  'America/New_York',
  'America/Nassau',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Europe/London',
  'Asia/Kathmandu',
];

describe('the time of a scan', () => {
  it('is formatted in the customer’s time zone, which is named, across daylight saving changes too', () => {
    const exact = (occurredAt: string, zone: string) => formatScanTime({ occurredAt }, zone);
    expect(exact('2026-11-01T05:30:00Z', 'America/New_York')).toMatch(/^1st Nov 2026, 01:30 (EDT|GMT-4)$/);
    expect(exact('2026-11-01T06:30:00Z', 'America/New_York')).toMatch(/^1st Nov 2026, 01:30 (EST|GMT-5)$/);
    expect(exact('2026-09-26T13:59:00Z', 'Pacific/Chatham')).toContain('27th Sep 2026, 02:44');
    expect(exact('2026-09-26T14:00:00Z', 'Pacific/Chatham')).toContain('27th Sep 2026, 03:45');
    expect(exact('2026-11-20T10:00:00Z', 'Pacific/Kiritimati')).toContain('21st Nov 2026, 00:00');
  });

  it('is the carrier’s own text where it gave no zone, with its date if that is another day', () => {
    const scan = { occurredAt: '2026-11-20T23:30:00Z', localTime: '20.11.2026 23:30' };
    expect(formatScanTime(scan, 'Asia/Tokyo')).toBe('20th Nov 2026, 23:30 local time');
    expect(formatScanClock(scan, 'Asia/Tokyo')).toBe('20th Nov 2026, 23:30 local time');
    expect(formatScanClock(scan, 'UTC')).toBe('23:30 local time');
  });

  it('can be formatted in its local time, where that is known and differs', () => {
    const scan = { occurredAt: '2026-11-20T23:30:00Z', utcOffset: 60 };
    expect(formatLocalClock(scan, undefined, 'Europe/London')).toBe('21st Nov 2026, 00:30 local time');
    expect(formatLocalClock(scan, 'America/New_York', 'Europe/London')).toBe('18:30 local time');
    expect(formatLocalClock(scan, undefined, 'Europe/Berlin')).toBeUndefined();
    expect(formatLocalClock({ occurredAt: scan.occurredAt }, undefined, 'Europe/London')).toBeUndefined();
  });
});

describe('local time', () => {
  const anInstant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) });

  it('reads back a time at the instant found for it, except in the hour that daylight saving repeats', () => {
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), (at, zone) => {
        const local = at + utcOffsetAt(new Date(at), zone) * 60_000;
        const found = instantOf(local, zone);
        expect(found.getTime() + utcOffsetAt(found, zone) * 60_000).toBe(local);
      }),
    );
  });

  it.each([
    ['America/New_York', '2026-03-08T02:30Z', '2026-03-08T07:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29T02:30Z', '2026-03-29T01:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:10Z', '2026-10-03T15:40:00.000Z'],
  ])('in %s, a time that daylight saving skips is the one after the gap', (zone, local, instant) => {
    expect(instantOf(Date.parse(local), zone).toISOString()).toBe(instant);
  });

  it('starts each calendar day at its midnight', () => {
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), (at, zone) => {
        const day = calendarDay(new Date(at), zone);
        const midnight = instantOf(Date.parse(day), zone);
        expect(calendarDay(midnight, zone)).toBe(day);
        expect(calendarDay(new Date(midnight.getTime() - 1), zone) < day).toBe(true);
      }),
    );
  });
});
