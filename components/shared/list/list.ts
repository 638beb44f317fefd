import type { ErrorView } from '@/lib/contract/errors';

/** What the rows of a list are, in the words of a message. */
export type ListNoun = 'packages' | 'shipments' | 'invoices';

/** A page of a list, as a call answers it. */
export interface ListPage {
  total: number;
  nextCursor: string | null;
}

/** The server-rendered first page of a query, and its time. */
export interface FirstPage<V, P> {
  query: Partial<V>;
  /** The requested number of rows. */
  limit: number;
  page: P;
  /** RFC 3339. */
  now: string;
}

/** Changes part of the query; a field set to undefined is removed. */
export type ChangeQuery<V> = (change: Partial<V>, history: 'push' | 'replace') => void;

interface Shown<V, P, R> {
  /** The query of these rows; while the next ones load, that of the next ones. */
  shown: Partial<V>;
  rows: readonly R[];
  /** The first page: its totals. */
  page: P;
  loadMore: () => void;
}

/**
 * A list's rows, and what it is doing: `changing` while the rows belong to an earlier query, `growing` while more are
 * loaded.
 */
export type ListView<V, P, R> = Shown<V, P, R> &
  (
    | { state: 'ready' | 'changing' | 'growing' }
    | { state: 'failed'; error: Pick<ErrorView, 'message'>; retry: () => void }
  );

export interface LiveListProps<V, P, R> {
  query: Partial<V>;
  first: FirstPage<V, P>;
  /** "Show more" was pressed before this was loaded. */
  asked: boolean;
  onView: (view: ListView<V, P, R>) => void;
}
