import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoice, requireAccount } from '@/lib/bff/product-api/server';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { InvoiceDocument } from './invoice-document';

/** `/invoices/{id}`; another account's id is not found. */
export async function InvoiceScreen({ id }: { id: string }) {
  const [account, invoice] = await Promise.all([requireAccount(), getMyInvoice(id)]);
  if (account.ok && invoice.ok) {
    return <InvoiceDocument invoice={invoice.data} account={account.data} />;
  }
  const error = !account.ok ? account.error : !invoice.ok ? invoice.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('invoicesPage.invoice.title')} />
      <ScreenFailure
        title={text('invoicesPage.invoice.failed')}
        error={error}
        retryHref={`/invoices/${encodeURIComponent(id)}`}
      />
    </div>
  );
}
