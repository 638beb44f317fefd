'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { PackageList } from './package-list';
import type { FirstPage } from './use-packages';

const freshMilliseconds = 30_000;

/** The list with its own query cache, which lives and dies with it: no other screen pays for it. */
export function PackageBrowser(props: { first: FirstPage; timeZone: string }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { staleTime: freshMilliseconds, retry: 1 } } }),
  );
  return (
    <QueryClientProvider client={client}>
      <PackageList {...props} />
    </QueryClientProvider>
  );
}
