import { infiniteQueryOptions } from '@tanstack/react-query';
import type { InvoicePage, InvoiceQuery } from '@/lib/domain/billing/invoice';
import type { PackagePage, PackageQuery } from '@/lib/domain/package/package';
import { browserCall } from './browser';

const first: string | null = null;

/** Without a network a list reports it at once instead of waiting, and reloads when the network is back. */
const offline = {
  networkMode: 'always',
  retry: (failures: number) => failures < 1 && navigator.onLine,
  refetchOnReconnect: true,
} as const;

/**
 * Pages of packages for one query, starting with the server's first page; that one has `query.limit` rows, each later
 * one `more`.
 */
export function packagesQueryOptions(query: PackageQuery, more: number) {
  return infiniteQueryOptions({
    ...offline,
    queryKey: ['packages', query],
    queryFn: ({ pageParam, signal }) => {
      const page = { ...query, ...(pageParam && { cursor: pageParam, limit: more }) };
      return browserCall<PackagePage>('getMyPackages', page, signal);
    },
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Pages of invoices for one query, starting with the server's first page. */
export function invoicesQueryOptions(query: InvoiceQuery) {
  return infiniteQueryOptions({
    ...offline,
    queryKey: ['invoices', query],
    queryFn: ({ pageParam, signal }) =>
      browserCall<InvoicePage>('getMyInvoices', { ...query, cursor: pageParam }, signal),
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor,
  });
}
