import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualChoices, type StoredChoices } from '@/lib/domain/notification/stored-choices';
import { isQuietHour } from '@/lib/domain/notification/quiet-hours';
import { utcOffsetAt } from '@/lib/format/zoned-time';
import { afterQuiet, leavesAt } from '@/server/notifications/timing';

const newYork = 'America/New_York';
const chosen = (timeZone: string, choices: Partial<StoredChoices>) => ({
  timeZone,
  notificationChoices: { ...usualChoices, ...choices },
});
const quiet = (timeZone: string, from: number, to: number) => chosen(timeZone, { quietHours: { from, to } });
const daily = (timeZone: string, digestHour: number) => chosen(timeZone, { daily: ['email'], digestHour });
const iso = (date: Date) => date.toISOString().replace(':00.000Z', 'Z');

describe('quiet hours hold a message until they end, on the customer’s clock', () => {
  it.each([
    ['before midnight', newYork, 22, 7, '2026-06-10T03:30Z', '2026-06-10T11:00Z'],
    ['after midnight', newYork, 22, 7, '2026-06-10T10:59Z', '2026-06-10T11:00Z'],
    ['at their end', newYork, 22, 7, '2026-06-10T11:00Z', '2026-06-10T11:00Z'],
    ['just before they begin', newYork, 22, 7, '2026-06-10T01:59Z', '2026-06-10T01:59Z'],
    ['within a day', newYork, 12, 14, '2026-06-10T16:15Z', '2026-06-10T18:00Z'],
    ['until midnight', newYork, 20, 0, '2026-06-10T01:00Z', '2026-06-10T04:00Z'],
    ['of a zone on the half hour', 'Asia/Kolkata', 22, 7, '2026-06-10T18:00Z', '2026-06-11T01:30Z'],
    ['in the night that loses an hour', newYork, 22, 7, '2026-03-08T06:30Z', '2026-03-08T11:00Z'],
    ['that end in the hour which is lost', newYork, 22, 2, '2026-03-08T06:30Z', '2026-03-08T07:00Z'],
    ['whose only other hour is lost', newYork, 3, 2, '2026-03-07T08:00Z', '2026-03-09T06:00Z'],
    ['in the night that repeats an hour', newYork, 22, 7, '2026-11-01T05:30Z', '2026-11-01T12:00Z'],
    ['in the second of two equal hours', newYork, 1, 3, '2026-11-01T06:30Z', '2026-11-01T08:00Z'],
    ['where midnight is repeated', 'America/Havana', 22, 1, '2026-11-01T05:30Z', '2026-11-01T06:00Z'],
  ])('%s', (_, zone, from, to, now, until) => {
    expect(iso(afterQuiet(quiet(zone, from, to), new Date(now)))).toBe(until);
  });

  it('nobody has quiet hours who chose none', () => {
    const now = new Date('2026-06-10T03:30Z');
    expect(afterQuiet({ timeZone: newYork, notificationChoices: null }, now)).toEqual(now);
  });

  it('the end is never in the past, within a day and an hour, two days where one hour is free, and not quiet itself', () => {
    const anHour = fc.integer({ min: 0, max: 23 });
    const zones = [
      newYork,
      'Europe/Berlin',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
      'America/Havana',
      'Asia/Beirut',
    ];
    const anInstant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), anHour, anHour, (at, zone, from, to) => {
        fc.pre(from !== to);
        const now = new Date(at);
        const end = afterQuiet(quiet(zone, from, to), now);
        expect(end >= now).toBe(true);
        const freeHours = (from - to + 24) % 24;
        const days = freeHours === 1 ? 2 : 1;
        expect(end.getTime() - at).toBeLessThanOrEqual((days * 24 + 1) * 3_600_000);
        const clock = new Date(end.getTime() + utcOffsetAt(end, zone) * 60_000);
        expect(isQuietHour({ from, to }, clock.getUTCHours())).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a daily message leaves at the customer’s hour', () => {
  it.each([
    ['today', newYork, 18, '2026-06-10T12:00Z', '2026-06-10T22:00Z'],
    ['tomorrow, where the hour is over', newYork, 18, '2026-06-10T22:00Z', '2026-06-11T22:00Z'],
    ['of the calendar day there', 'Pacific/Auckland', 8, '2026-06-10T12:00Z', '2026-06-10T20:00Z'],
    ['an hour earlier once summer time begins', newYork, 18, '2026-03-07T23:00Z', '2026-03-08T22:00Z'],
    ['an hour later once it ends', newYork, 18, '2026-10-31T22:00Z', '2026-11-01T23:00Z'],
    ['when the lost hour would have begun', newYork, 2, '2026-03-08T05:00Z', '2026-03-08T07:00Z'],
    ['in the first of two equal hours', newYork, 1, '2026-11-01T04:00Z', '2026-11-01T05:00Z'],
    ['not again in the second', newYork, 1, '2026-11-01T05:00Z', '2026-11-02T06:00Z'],
  ])('%s', (_, zone, hour, given, leaves) => {
    const now = new Date(given);
    expect(iso(leavesAt(daily(zone, hour), 'email', now, now))).toBe(leaves);
  });

  it('and what is told at once after the quiet hours, where it would settle within them', () => {
    const now = new Date('2026-06-10T01:59:45Z');
    const soonest = new Date('2026-06-10T02:00:15Z');
    expect(iso(leavesAt(quiet(newYork, 22, 7), 'email', now, soonest))).toBe('2026-06-10T11:00Z');
  });

  it('and what comes by another channel as soon as it may', () => {
    const now = new Date('2026-06-10T12:00Z');
    const soonest = new Date('2026-06-10T12:00:30Z');
    expect(leavesAt(daily(newYork, 18), 'sms', now, soonest)).toEqual(soonest);
  });
});
