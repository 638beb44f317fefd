import type { ErrorView } from '@/lib/contract/errors';
import type { PackagePage } from '@/lib/domain/package/package';
import { listHref, type ListQuery } from './query-url';

/** The server-rendered first page of a query, and its time. */
export interface FirstPage {
  query: ListQuery;
  /** The requested number of rows. */
  limit: number;
  page: PackagePage;
  /** RFC 3339. */
  now: string;
}

/** The list's state for a query. */
export interface Feed {
  /** The query of these rows; while the next ones load, that of the next ones. */
  shown: ListQuery;
  rows: PackagePage['packages'] | undefined;
  total: number;
  counts: PackagePage['counts'];
  error: Pick<ErrorView, 'message'> | null;
  /** The rows belong to an earlier query. */
  changing: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The server-rendered list, until the live feed has loaded. */
export function firstFeed(first: FirstPage, query: ListQuery, asked: boolean, ask: () => void): Feed {
  const { packages: rows, total, counts } = first.page;
  const changing = listHref(query) !== listHref(first.query);
  return {
    shown: query,
    rows,
    total,
    counts,
    error: null,
    changing,
    loadingMore: asked,
    loadMore: ask,
    retry: ask,
  };
}
