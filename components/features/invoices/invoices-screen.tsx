import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeader } from '@/components/ui/page-header';
import { getMyInvoices, requireAccount } from '@/lib/api/server';
import { ErrorCode, wayOn } from '@/lib/errors';
import { Balance } from './balance';
import { InvoiceFilters, invoicesHref, readInvoiceFilter } from './invoice-filters';
import { InvoiceList } from './invoice-list';
import { NoInvoices } from './no-invoices';

interface InvoicesScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
  /** The way on for a session whose account nobody knows. */
  signOut: ReactNode;
}

const pageSize = 12;

/** `/invoices`: what is owed, and every invoice, newest first. */
export async function InvoicesScreen({ searchParams, signOut }: InvoicesScreenProps) {
  const status = readInvoiceFilter([searchParams.status].flat()[0]);
  const query = { status, limit: pageSize };
  const [account, page] = await Promise.all([requireAccount(), getMyInvoices(query)]);
  const failure = [account, page].find((result) => !result.ok);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Invoices" />
      {failure && (
        <LoadFailure
          title="Your invoices could not be loaded"
          error={failure.error}
          safe={wayOn(failure.error.code)}
          action={failure.error.code === ErrorCode.unknownEmail && signOut}
          retryHref={invoicesHref(status)}
        />
      )}
      {account.ok && page.ok && (
        <>
          <Balance balance={page.data.balance} />
          <div className="flex flex-col gap-4">
            <InvoiceFilters current={status} />
            <Card padding="none" aria-label="List">
              {page.data.invoices.length > 0 ? (
                <InvoiceList key={status ?? 'all'} query={query} first={page.data} />
              ) : (
                <NoInvoices filtered={status !== undefined} />
              )}
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
