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
export type ListCall = 'getMyPackages' | 'getMyShipments' | 'getMyInvoices';

interface ListQueryOptions<A, P> {
  call: ListCall;
  query: object;
  more: number;
  toPage: (answer: A) => P;
}

/**
 * Pages of a list for one query, starting with the server's first page; that one has `query.limit` rows, each later one
 * `more`.
 */
export function listQueryOptions<A, P extends { nextCursor: string | null }>({
  call,
  query,
  more,
  toPage,
}: ListQueryOptions<A, P>) {
  return infiniteQueryOptions({
    ...offline,
    queryKey: [call, query],
    queryFn: async ({ pageParam, signal }) => {
      const page = { ...query, ...(pageParam && { cursor: pageParam, limit: more }) };
      return toPage(await browserCall<A>(call, page, signal));
    },
    initialPageParam: first,
    getNextPageParam: (page) => page.nextCursor,
  });
}
