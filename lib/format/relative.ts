import { text } from '@/lib/text/text';
import type { DateInput } from './dates';
import { memoByLanguage } from './memo';

const relative = /* @__PURE__ */ memoByLanguage(
  (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'long' }),
);

/** Each unit's length in seconds, and the count from which the next unit reads better. */
const units = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 30],
  ['month', 2_629_800, 12],
  ['year', 31_557_600, Infinity],
] as const;

/** `just now`, `5 minutes ago`, `yesterday`, `in 3 days`; `now` is a parameter so that server and browser agree. */
export function formatRelative(value: DateInput, now: DateInput): string {
  const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
  if (Math.abs(seconds) < 45) return text('format.justNow');
  for (const [unit, length, limit] of units) {
    const count = Math.round(seconds / length);
    if (Math.abs(count) < limit) return relative().format(count, unit);
  }
  return '';
}

/**
 * How long ago something happened. A carrier's local time without a zone may be ahead of ours: then it is `just now`.
 */
export function formatAgo(value: DateInput, now: DateInput): string {
  return new Date(value) > new Date(now) ? formatRelative(now, now) : formatRelative(value, now);
}
