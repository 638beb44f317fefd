import { formatDate } from '@/lib/format';

/**
 * The date something was added: `Added 3rd Jan 2025`, in the customer's time zone; undefined where the
 * provider does not send it.
 */
export function sinceWords(verb: string, since: string | undefined, timeZone: string): string | undefined {
  return since === undefined ? undefined : `${verb} ${formatDate(since, { timeZone })}`;
}

/** Details of a sign-in method in one line; `last` when it is the only one. */
export function detailLine(last: boolean, ...facts: (string | undefined)[]): string {
  return [...facts, last ? 'your only way to sign in' : undefined].filter(Boolean).join(' · ');
}
