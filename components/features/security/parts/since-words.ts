import { formatDate } from '@/lib/format';

/** Since when something is there: `Added 3rd Jan 2025`; nothing where the provider does not tell. */
export function sinceWords(verb: string, since: string | undefined): string | undefined {
  return since === undefined ? undefined : `${verb} ${formatDate(since)}`;
}

/** What is to be known of a way to sign in, in one line; `last` when nobody could sign in without it. */
export function detailLine(last: boolean, ...facts: (string | undefined)[]): string {
  return [...facts, last ? 'your only way to sign in' : undefined].filter(Boolean).join(' · ');
}
