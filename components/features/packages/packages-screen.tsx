import { ButtonLink } from '@/components/ui/action/button-link';
import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { readShown } from '@/components/shared/list/address';
import { UnreadNotice } from '@/components/shared/list/unread-notice';
import { PackageSections } from '@/components/shared/sections/package-sections';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyPackages, requireAccount } from '@/lib/bff/product-api/server';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { text } from '@/lib/text/text';
import { NoMatches } from './no-matches';
import { NoPackages } from './no-packages';
import { PackageBrowser } from './package-browser';
import { asksForAll, packagesAddress, pageSize } from './query-url';
import { showPage } from './shown-package';

interface PackagesScreenProps {
  searchParams: Record<string, string | string[] | undefined>;
}

/** `/packages`: the first page from the server, the rest in the browser. */
export async function PackagesScreen({ searchParams }: PackagesScreenProps) {
  const read = (name: string) => [searchParams[name]].flat()[0];
  const query = packagesAddress.read(read);
  const limit = readShown(read, pageSize);
  const [account, page] = await Promise.all([
    requireAccount(),
    getMyPackages({ ...query, limit, cursor: read('cursor') }),
  ]);
  const failure = [account, page].find((result) => !result.ok);
  const isEmpty = page.ok && page.data.packages.length === 0;
  const now = new Date().toISOString();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('packagesPage.list.title')}
        actions={
          <ButtonLink href="/packages/new" prefetch={false} icon="plus">
            {text('packagesPage.list.add')}
          </ButtonLink>
        }
      />
      {account.ok && <PackageSections account={account.data} current="/packages" />}
      {failure && (
        <ScreenFailure
          title={text('packagesPage.list.notLoaded')}
          error={failure.error}
          retryHref={packagesAddress.href(query)}
        />
      )}
      <UnreadNotice address={packagesAddress} read={read} />
      {account.ok && page.ok && (
        <PackageBrowser
          first={{
            query,
            limit,
            page: showPage(page.data, {
              now,
              timeZone: account.data.timeZone,
              canShip: hasCapability(account.data, 'shipments'),
            }),
            now,
          }}
          {...(isEmpty && { empty: !asksForAll(query) && <NoMatches query={query} />, none: <NoPackages /> })}
        />
      )}
    </div>
  );
}
