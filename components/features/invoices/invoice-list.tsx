'use client';

import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { invoicesQueryOptions } from '@/lib/browser/product-api/queries';
import type { InvoicePage, InvoiceQuery } from '@/lib/domain/billing/invoice';
import { InvoiceRow } from './invoice-row';
import css from './invoice-row.module.css';

interface InvoiceListProps {
  query: InvoiceQuery;
  first: InvoicePage;
}

function Rows({ query, first }: InvoiceListProps) {
  const { data, error, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...invoicesQueryOptions(query),
    initialData: { pages: [first], pageParams: [null] },
    staleTime: Infinity,
  });
  const rows = data.pages.flatMap((page) => page.invoices);
  return (
    <div className={css.list}>
      <div
        aria-hidden="true"
        className={`${css.head} gap-x-4 border-b border-line px-4 py-3 text-xs font-medium text-muted md:px-6`}
      >
        <span>Invoice</span>
        <span>Status</span>
        <span>Issued</span>
        <span>Due date</span>
        <span className="text-end">Total</span>
        <span className="text-end">Still due</span>
      </div>
      <ul aria-label="Invoices" className="divide-y divide-line">
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {error && (
        <Alert severity="error" title="More invoices could not be loaded" className="m-4">
          {error.message}
        </Alert>
      )}
      <div className="border-t border-line">
        <LoadMore
          shown={rows.length}
          total={first.total}
          loading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      </div>
    </div>
  );
}

/**
 * The rows of a filter, starting with the server's first page; its query cache lives as long as this list.
 */
export function InvoiceList(props: InvoiceListProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Rows {...props} />
    </QueryClientProvider>
  );
}
