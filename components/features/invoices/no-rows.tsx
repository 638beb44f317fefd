import { RowsSkeleton } from '@/components/shared/list/rows-skeleton';
import type { ListQuery } from './invoice-query';
import { NoInvoices } from './no-invoices';

/** Shown instead of rows while they load, or when there are none. */
export function NoRows({ query, loading }: { query: ListQuery; loading: boolean }) {
  return loading ? <RowsSkeleton noun="invoices" /> : <NoInvoices query={query} />;
}
