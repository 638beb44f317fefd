import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserCall } from './browser';

const first: string | null = null;

/** Without a network a list reports it at once instead of waiting, and reloads when the network is back. */
const offline = {
  networkMode: 'always',
  retry: (failures: number) => failures < 1 && navigator.onLine,
  refetchOnReconnect: true,
} as const;

/** The calls that answer a list page by page. */
export type ListCall = 'getMyPackages' | 'getMyInvoices';

/**
 * Pages of a list for one query, starting with the server's first page; that one has `query.limit` rows, each later one
 * `more`.
 */
export function listQueryOptions<P extends { nextCursor: string | null }>(
  call: ListCall,
  query: object,
  more: number,
) {
  return infiniteQueryOptions({
    ...offline,
    queryKey: [call, query],
    queryFn: ({ pageParam, signal }) => {
      const page = { ...query, ...(pageParam && { cursor: pageParam, limit: more }) };
      return browserCall<P>(call, page, signal);
    },
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor,
  });
}
