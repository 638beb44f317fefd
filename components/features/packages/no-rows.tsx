import { RowsSkeleton } from '@/components/shared/list/rows-skeleton';
import { NoMatches } from './no-matches';
import type { ListQuery } from './query-url';

/** Shown instead of rows while they load, or when there are none. */
export function NoRows({ query, loading }: { query: ListQuery; loading: boolean }) {
  return loading ? <RowsSkeleton noun="packages" /> : <NoMatches query={query} />;
}
