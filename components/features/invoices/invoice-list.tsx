'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { useGrowth } from '@/components/shared/list/use-growth';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';
import { LoadMore } from '@/components/ui/navigation/load-more';
import { text } from '@/lib/text/text';
import { InvoiceChips, InvoiceTabs } from './invoice-filters';
import { InvoiceRows } from './invoice-rows';
import { invoicesAddress } from './invoice-query';
import { InvoiceSearch } from './invoice-search';
import { useInvoiceList, type FirstPage } from './use-invoice-list';

const loadParts = untilLoaded(() => import('./late-parts'));
const NoRows = lazy(async () => ({ default: (await loadParts()).NoRows }));

interface InvoiceListProps {
  first: FirstPage;
  /** The server's message for an empty first page, for browsers without JavaScript. */
  empty: ReactNode;
}

/** The invoice list: statuses, search, rows and their states. */
export function InvoiceList({ first, empty }: InvoiceListProps) {
  const { query, href, fromServer, change, view, live } = useInvoiceList(first);
  const { shown, rows, page, state } = view;
  const failure = state === 'failed' ? view.error : undefined;
  const { more, rowsRef } = useGrowth<HTMLUListElement>(href, view);
  return (
    <div className="flex flex-col gap-4">
      {live}
      <InvoiceTabs query={shown} failure={failure} change={change} />
      <div className="flex flex-wrap gap-3">
        <InvoiceSearch query={query} change={change} />
        {rows.length > 0 && (
          <DownloadLink href={invoicesAddress.fileHref(query)}>
            {text('invoices.list.downloadCsv')}
          </DownloadLink>
        )}
      </div>
      <InvoiceChips query={shown} change={change} />
      <Card padding="none" aria-label={text('invoices.list.label')}>
        {rows.length > 0 ? (
          <>
            <InvoiceRows ref={rowsRef} rows={rows} stale={state === 'changing'} />
            <div className="border-t border-line">
              <LoadMore shown={rows.length} total={page.total} loading={state === 'growing'} onMore={more} />
            </div>
          </>
        ) : (
          (fromServer && empty) || (
            <Suspense>
              <NoRows query={shown} loading={state === 'changing'} />
            </Suspense>
          )
        )}
      </Card>
    </div>
  );
}
