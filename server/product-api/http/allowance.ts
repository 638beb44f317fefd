import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** What is counted of a customer's calls. */
export type Counted = 'change' | 'paper' | 'everything';

/** How many calls an account has in how many seconds. */
export type Allowances = Record<Counted, { max: number; seconds: number }>;

/** More than a person needs: five ZIP files of 500 papers, or three times what may be announced at once each minute. */
const defaults: Allowances = {
  change: { max: 600, seconds: 60 },
  paper: { max: 3_000, seconds: 600 },
  everything: { max: 60, seconds: 3_600 },
};

/** What a call counts as, by method and name; undefined for one that reads a page's data. */
export function countedAs(call: string): Counted | undefined {
  if (call === 'GET getMyData') return 'everything';
  if (call.startsWith('POST ')) return 'change';
  return call.endsWith('Pdf') ? 'paper' : undefined;
}

interface Window {
  count: number;
  endsAt: number;
}

/** One kind's windows by account; they end in the order in which they began. */
function createCount({ max, seconds }: Allowances[Counted]) {
  const windows = new Map<string, Window>();
  return (accountId: string, now: number): number | null => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now) break;
      windows.delete(key);
    }
    const window = windows.get(accountId) ?? { count: 0, endsAt: now + seconds * 1_000 };
    windows.set(accountId, window);
    if (window.count >= max) return Math.ceil((window.endsAt - now) / 1_000);
    window.count += 1;
    return null;
  };
}

/**
 * Bounds what an account may have an instance change and print. It is counted in the process: a paper costs the database
 * no write, and comes while its disk is full.
 * @returns counts a call. Throws AppError 1043 with the seconds to wait
 */
export function createAllowance(
  clock: () => Date,
  given: Partial<Allowances> = {},
): (kind: Counted, accountId: string) => void {
  const { change, paper, everything } = { ...defaults, ...given };
  const counts = {
    change: createCount(change),
    paper: createCount(paper),
    everything: createCount(everything),
  };
  return (kind, accountId) => {
    const retryAfter = counts[kind](accountId, clock().getTime());
    if (retryAfter === null) return;
    const message = text(kind === 'change' ? 'answersPage.manyChanges' : 'answersPage.manyFiles');
    throw new AppError(ErrorCode.rateLimited, message, { retryAfter });
  };
}
