import { formatDate } from '@/lib/format';

/** Since when something is there: `Added 3rd Jan 2025`; nothing where the provider does not tell. */
export function sinceWords(verb: string, since: string | undefined): string | undefined {
  return since === undefined ? undefined : `${verb} ${formatDate(since)}`;
}
