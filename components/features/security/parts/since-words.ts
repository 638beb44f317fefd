import { formatDate } from '@/lib/format';
import { text, type MessageKey } from '@/lib/text/text';

const sinceKeys = {
  added: 'security.since.added',
  connected: 'security.since.connected',
  setUp: 'security.since.setUp',
  walletAdded: 'security.since.walletAdded',
} as const satisfies Record<string, MessageKey>;

/**
 * The date something was added: `Added 3rd Jan 2025`, in the customer's time zone; undefined where the
 * provider does not send it.
 */
export function sinceWords(
  what: keyof typeof sinceKeys,
  since: string | undefined,
  timeZone: string,
): string | undefined {
  return since === undefined ? undefined : text(sinceKeys[what], { date: formatDate(since, { timeZone }) });
}

/** Details of a sign-in method in one line; `last` when it is the only one. */
export function detailLine(last: boolean, ...facts: (string | undefined)[]): string {
  return [...facts, last ? text('security.onlyWay') : undefined].filter(Boolean).join(' · ');
}
