import type { ErrorView } from '@/lib/contract/errors';
import type { PackagePage } from '@/lib/domain/package/package';
import { listHref, type ListQuery } from './query-url';

/** What the server rendered: a query's first page, and when. */
export interface FirstPage {
  query: ListQuery;
  /** How many rows were asked for. */
  limit: number;
  page: PackagePage;
  /** RFC 3339. */
  now: string;
}

/** What the list shows of the packages that match its query. */
export interface Feed {
  /** The query whose rows these are; while the next ones load, that of the next ones. */
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

/** The list as the server gave it, until the live feed has been loaded. */
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
