import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download/download-link';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoices, requireAccount } from '@/lib/bff/product-api/server';
import { Balance } from './balance';
import { InvoiceChips, InvoiceTabs } from './invoice-filters';
import { InvoiceList } from './invoice-list';
import { invoicesFileHref, invoicesHref, readInvoiceQuery } from './invoice-query';
import { InvoiceSearch } from './invoice-search';
import { NoInvoices } from './no-invoices';

interface InvoicesScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
  /** The sign-out button for a session without an account. */
}

const pageSize = 12;

/** `/invoices`: the total outstanding, and every invoice, newest first. */
export async function InvoicesScreen({ searchParams }: InvoicesScreenProps) {
  const filter = readInvoiceQuery((name) => [searchParams[name]].flat()[0]);
  const query = { ...filter, limit: pageSize };
  const [account, page] = await Promise.all([requireAccount(), getMyInvoices(query)]);
  const failure = [account, page].find((result) => !result.ok);
  const some = page.ok && page.data.invoices.length > 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Invoices"
        actions={
          <ButtonLink href="/invoices/statement" prefetch={false} variant="secondary" icon="file-text">
            Statement
          </ButtonLink>
        }
      />
      {failure && (
        <ScreenFailure
          title="Your invoices could not be loaded"
          error={failure.error}
          retryHref={invoicesHref(filter)}
        />
      )}
      {account.ok && page.ok && (
        <>
          <Balance balance={page.data.balance} others={page.data.otherBalances ?? []} />
          <div className="flex flex-col gap-4">
            <InvoiceTabs query={filter} />
            <div className="flex flex-wrap gap-3">
              <InvoiceSearch query={filter} />
              {some && <DownloadLink href={invoicesFileHref(filter)}>Download CSV</DownloadLink>}
            </div>
            <InvoiceChips query={filter} />
            <Card padding="none" aria-label="List">
              {some ? (
                <InvoiceList key={invoicesHref(filter)} query={query} first={page.data} />
              ) : (
                <NoInvoices filtered={Object.keys(filter).length > 0} />
              )}
            </Card>
          </div>
        </>
      )}
    </div>
  );
}
