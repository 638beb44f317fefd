import { RowsSkeleton } from '@/components/shared/list/rows-skeleton';
import { NoPackages } from './no-packages';
import type { ListQuery } from './query-url';

/** Shown instead of rows while they load, or when there are none. */
export function NoRows({ query, loading }: { query: ListQuery; loading: boolean }) {
  return loading ? <RowsSkeleton noun="packages" /> : <NoPackages query={query} />;
}
