import { notFound } from 'next/navigation';
import { LoadFailure } from '@/components/ui/load-failure';
import { getMyInvoice, requireAccount } from '@/lib/api/server';
import { ErrorCode, wayOn } from '@/lib/errors';
import { InvoiceDocument } from './invoice-document';

/** `/invoices/{id}`; an id the account does not have is a page that does not exist. */
export async function InvoiceScreen({ id }: { id: string }) {
  const [account, invoice] = await Promise.all([requireAccount(), getMyInvoice(id)]);
  if (account.ok && invoice.ok) return <InvoiceDocument invoice={invoice.data} />;
  const error = !account.ok ? account.error : !invoice.ok ? invoice.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <LoadFailure
      title="This invoice could not be loaded"
      error={error}
      safe={wayOn(error.code)}
      retryHref={`/invoices/${encodeURIComponent(id)}`}
    />
  );
}
