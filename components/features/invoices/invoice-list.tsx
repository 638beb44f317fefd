'use client';

import { RowsSkeleton } from '@/components/shared/list/rows-skeleton';
import { useGrowth } from '@/components/shared/list/use-growth';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { InvoiceChips, InvoiceTabs } from './invoice-filters';
import { InvoiceRows } from './invoice-rows';
import { invoicesAddress } from './invoice-query';
import { InvoiceSearch } from './invoice-search';
import { NoInvoices } from './no-invoices';
import { useInvoiceList, type FirstPage } from './use-invoice-list';

/** The invoice list: statuses, search, rows and their states. */
export function InvoiceList({ first }: { first: FirstPage }) {
  const { query, href, change, view, live } = useInvoiceList(first);
  const { shown, rows, page, state } = view;
  const { more, rowsRef } = useGrowth<HTMLUListElement>(href, view);
  return (
    <div className="flex flex-col gap-4">
      {live}
      <InvoiceTabs query={shown} change={change} />
      <div className="flex flex-wrap gap-3">
        <InvoiceSearch query={query} change={change} />
        {rows.length > 0 && <DownloadLink href={invoicesAddress.fileHref(query)}>Download CSV</DownloadLink>}
      </div>
      <InvoiceChips query={shown} change={change} />
      <Card padding="none" aria-label="List">
        {rows.length > 0 ? (
          <>
            <InvoiceRows ref={rowsRef} rows={rows} stale={state === 'changing'} />
            <div className="border-t border-line">
              <LoadMore shown={rows.length} total={page.total} loading={state === 'growing'} onMore={more} />
            </div>
          </>
        ) : state === 'changing' ? (
          <RowsSkeleton noun="invoices" />
        ) : (
          <NoInvoices filtered={Object.keys(shown).length > 0} />
        )}
      </Card>
    </div>
  );
}
