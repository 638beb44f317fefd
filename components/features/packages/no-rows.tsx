import { NoPackages } from './no-packages';
import type { ListQuery } from './query-url';
import { RowsSkeleton } from './rows-skeleton';

/** What stands where rows would: they are on their way, or there are none. */
export default function NoRows({ query, loading }: { query: ListQuery; loading: boolean }) {
  return loading ? <RowsSkeleton /> : <NoPackages query={query} />;
}
