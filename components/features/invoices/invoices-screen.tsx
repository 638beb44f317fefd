import { ButtonLink } from '@/components/ui/action/button-link';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { readShown } from '@/components/shared/list/address';
import { InvoiceSections } from '@/components/shared/sections/invoice-sections';
import { UnreadNotice } from '@/components/shared/list/unread-notice';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoices, requireAccount } from '@/lib/bff/product-api/server';
import { text } from '@/lib/text/text';
import { Balance } from './balance';
import { InvoiceList } from './invoice-list';
import { invoicesAddress, pageSize } from './invoice-query';
import { NoInvoices } from './no-invoices';
import { showInvoicePage } from './shown-invoice';

interface InvoicesScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

/** `/invoices`: the total outstanding, and every invoice, newest first. */
export async function InvoicesScreen({ searchParams }: InvoicesScreenProps) {
  const read = (name: string) => [searchParams[name]].flat()[0];
  const query = invoicesAddress.read(read);
  const limit = readShown(read, pageSize);
  const [account, page] = await Promise.all([requireAccount(), getMyInvoices({ ...query, limit })]);
  const failure = [account, page].find((result) => !result.ok);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('invoicesPage.list.title')}
        actions={
          <ButtonLink href="/invoices/statement" prefetch={false} variant="secondary" icon="file-text">
            {text('invoicesPage.list.statement')}
          </ButtonLink>
        }
      />
      {account.ok && <InvoiceSections account={account.data} current="/invoices" />}
      {failure && (
        <ScreenFailure
          title={text('invoicesPage.list.failed')}
          error={failure.error}
          retryHref={invoicesAddress.href(query)}
        />
      )}
      <UnreadNotice address={invoicesAddress} read={read} />
      {account.ok && page.ok && (
        <>
          <Balance
            balance={page.data.balance}
            others={page.data.otherBalances ?? []}
            credit={page.data.credit ?? []}
            account={account.data}
          />
          <InvoiceList
            first={{ query, limit, page: showInvoicePage(page.data), now: new Date().toISOString() }}
            empty={page.data.invoices.length === 0 && <NoInvoices query={query} />}
          />
        </>
      )}
    </div>
  );
}
