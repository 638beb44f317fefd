import { memo } from '@/lib/text/memo';

const dayIn = /* @__PURE__ */ memo((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** The calendar date of a moment in a time zone, `YYYY-MM-DD`. @param timeZone IANA name */
export function calendarDay(moment: Date, timeZone: string): string {
  return dayIn(timeZone).format(moment);
}
