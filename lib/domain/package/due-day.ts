import type { NextAction } from './package';

/** The calendar day by which something is to be done, `YYYY-MM-DD`; no time zone moves it. */
export function dueDayOf(action: Pick<NextAction, 'dueOn' | 'dueAt'> | undefined): string | undefined {
  return action?.dueOn ?? action?.dueAt?.slice(0, 10);
}
