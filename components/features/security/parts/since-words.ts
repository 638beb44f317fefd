import { formatDate } from '@/lib/format';

/** Since when something is there: `Added 3rd Jan 2025`; by the customer's clock; nothing where the provider does not tell. */
export function sinceWords(verb: string, since: string | undefined, timeZone: string): string | undefined {
  return since === undefined ? undefined : `${verb} ${formatDate(since, { timeZone })}`;
}

/** What is to be known of a way to sign in, in one line; `last` when nobody could sign in without it. */
export function detailLine(last: boolean, ...facts: (string | undefined)[]): string {
  return [...facts, last ? 'your only way to sign in' : undefined].filter(Boolean).join(' · ');
}
