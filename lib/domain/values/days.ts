import { dayMs } from './milliseconds';

/** Whole days from one calendar date to another, both `YYYY-MM-DD`; negative when the second is earlier. */
export function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The calendar date so many days after another, `YYYY-MM-DD`. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(date) + count * dayMs).toISOString().slice(0, 10);
}

const isWorkingDay = (date: string): boolean => ![0, 6].includes(new Date(date).getUTCDay());

/** The calendar date so many working days, Mondays to Fridays, after another, `YYYY-MM-DD`. */
export function workingDaysAfter(date: string, count: number): string {
  let [day, left] = [date, count];
  while (left > 0) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
