import { notFound } from 'next/navigation';
import { LoadFailure } from '@/components/ui/load-failure';
import { getMyPackage, requireAccount } from '@/lib/api/server';
import { ErrorCode, wayOn } from '@/lib/errors';
import { PackageDetail } from './package-detail';

/** `/packages/{id}`; an id the account does not have is a page that does not exist. */
export async function PackageScreen({ id }: { id: string }) {
  const [account, item] = await Promise.all([requireAccount(), getMyPackage(id)]);
  if (account.ok && item.ok) {
    return <PackageDetail item={item.data} account={account.data} now={new Date()} />;
  }
  const error = !account.ok ? account.error : !item.ok ? item.error : undefined;
  if (!error || error.code === ErrorCode.pathNotFound) notFound();
  return (
    <LoadFailure
      title="This package could not be loaded"
      error={error}
      safe={wayOn(error.code)}
      retryHref={`/packages/${encodeURIComponent(id)}`}
    />
  );
}
