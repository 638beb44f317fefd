import { formatTime } from './dates';

/** The full hours of a day as the current language writes them, from midnight on. */
export const clockHours = (): string[] =>
  Array.from({ length: 24 }, (_, hour) => formatTime(new Date(Date.UTC(2000, 0, 1, hour))));
