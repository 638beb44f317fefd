const dayMs = 86_400_000;

/** The calendar of one seeding: day 0 is the day it happens on, in UTC; all demo dates hang on it. */
export interface Calendar {
  now: Date;
  /** `YYYY-MM-DD` of a day relative to day 0. */
  date: (day: number) => string;
  /** The instant of a day's local clock, in minutes after midnight, at a place. */
  at: (day: number, minute: number, timeZone: string) => Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
    const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
    format = new Intl.DateTimeFormat('en', { timeZone, ...parts, ...time });
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

export function createCalendar(now: Date): Calendar {
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    now,
    date: (day) => new Date(today + day * dayMs).toISOString().slice(0, 10),
    at: (day, minute, timeZone) => {
      const local = today + day * dayMs + minute * 60_000;
      return new Date(local - offsetAt(local - offsetAt(local, timeZone), timeZone));
    },
  };
}
