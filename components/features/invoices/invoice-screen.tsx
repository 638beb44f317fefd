import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/feedback/load-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoice, requireAccount } from '@/lib/bff/product-api/server';
import { ErrorCode, recoveryHint } from '@/lib/contract/errors';
import { InvoiceDocument } from './invoice-document';

/** `/invoices/{id}`; an id the account does not have is a page that does not exist. */
export async function InvoiceScreen({ id, signOut }: { id: string; signOut: ReactNode }) {
  const [account, invoice] = await Promise.all([requireAccount(), getMyInvoice(id)]);
  if (account.ok && invoice.ok) {
    return <InvoiceDocument invoice={invoice.data} account={account.data} />;
  }
  const error = !account.ok ? account.error : !invoice.ok ? invoice.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Invoice" />
      <LoadFailure
        title="This invoice could not be loaded"
        error={error}
        safe={recoveryHint(error.code)}
        action={error.code === ErrorCode.unknownEmail && signOut}
        retryHref={`/invoices/${encodeURIComponent(id)}`}
      />
    </div>
  );
}
