import { memo } from './memo';

const dayIn = /* @__PURE__ */ memo((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }));

/** The calendar date of a moment where somebody is, `YYYY-MM-DD`. @param timeZone IANA name */
export function calendarDay(moment: Date, timeZone: string): string {
  return dayIn(timeZone).format(moment);
}
