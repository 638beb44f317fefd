import { NoPackages } from './no-packages';
import type { ListQuery } from './query-url';
import { RowsSkeleton } from './rows-skeleton';

/** Shown instead of rows while they load, or when there are none. */
export default function NoRows({ query, loading }: { query: ListQuery; loading: boolean }) {
  return loading ? <RowsSkeleton /> : <NoPackages query={query} />;
}
