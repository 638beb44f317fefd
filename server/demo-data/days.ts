import { instantOf } from '@/lib/format/zoned-time';
import { dayMs } from '@/lib/domain/values/milliseconds';

/** The calendar of one seeding: day 0 is the day of seeding, in UTC; all demo dates are relative to it. */
export interface Calendar {
  now: Date;
  /** `YYYY-MM-DD` of a day relative to day 0. */
  date: (day: number) => string;
  /** The instant of a local time, in minutes after midnight of a day. */
  at: (day: number, minute: number, timeZone: string) => Date;
}

export function createCalendar(now: Date): Calendar {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    now,
    date: (day) => new Date(today + day * dayMs).toISOString().slice(0, 10),
    at: (day, minute, timeZone) => instantOf(today + day * dayMs + minute * 60_000, timeZone),
  };
}
