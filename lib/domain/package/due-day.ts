import type { NextAction } from './package';

/** The due date of an action, `YYYY-MM-DD`, independent of time zones. */
export function dueDayOf(action: Pick<NextAction, 'dueOn' | 'dueAt'> | undefined): string | undefined {
  return action?.dueOn ?? action?.dueAt?.slice(0, 10);
}
