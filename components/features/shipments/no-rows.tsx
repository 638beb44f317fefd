import { RowsSkeleton } from '@/components/shared/list/rows-skeleton';
import { NoShipments } from './no-shipments';
import type { ListQuery } from './shipment-query';

/** Shown instead of rows while they load, or when there are none. */
export function NoRows({ query, loading }: { query: ListQuery; loading: boolean }) {
  return loading ? <RowsSkeleton noun="shipments" /> : <NoShipments query={query} />;
}
