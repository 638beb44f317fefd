import { notFound } from 'next/navigation';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoice, getMyPackage, photoOrigins, requireAccount } from '@/lib/bff/product-api/server';
import type { Package } from '@/lib/domain/package/package';
import { ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { PackageDetail } from './package-detail';
import type { ItsInvoice } from './package-invoices';

/** The package's invoices in full; one that failed to load is still listed. */
function itsInvoices({ invoices }: Package): Promise<ItsInvoice[]> {
  return Promise.all(
    invoices.map(async (named) => {
      const read = await getMyInvoice(named.id);
      return { ...named, invoice: read.ok ? read.data : undefined };
    }),
  );
}

/** `/packages/{id}`; another account's id is not found. */
export async function PackageScreen({ id }: { id: string }) {
  const [account, item] = await Promise.all([requireAccount(), getMyPackage(id)]);
  if (account.ok && item.ok) {
    const invoices = await itsInvoices(item.data);
    return (
      <PackageDetail
        item={item.data}
        invoices={invoices}
        account={account.data}
        photoOrigins={photoOrigins()}
        now={new Date()}
      />
    );
  }
  const error = !account.ok ? account.error : !item.ok ? item.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('packagesPage.package.title')} />
      <ScreenFailure
        title={text('packagesPage.package.notLoaded')}
        error={error}
        retryHref={`/packages/${encodeURIComponent(id)}`}
      />
    </div>
  );
}
