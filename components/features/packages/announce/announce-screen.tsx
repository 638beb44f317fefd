import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { requireAccount } from '@/lib/bff/product-api/server';
import { carrierChoices } from '@/lib/domain/carrier/carriers';
import { text } from '@/lib/text/text';
import { usualCurrency } from '../declaration-form';
import { Announce } from './announce';

/** `/packages/new`: announces expected packages before they arrive. */
export async function AnnounceScreen() {
  const account = await requireAccount();
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <PageHeader
        title={text('packagesPage.announce.title')}
        description={text('packagesPage.announce.description')}
      />
      {account.ok ? (
        <Announce carriers={carrierChoices()} currency={usualCurrency(account.data.warehouse)} />
      ) : (
        <ScreenFailure
          title={text('packagesPage.announce.accountNotLoaded')}
          error={account.error}
          retryHref="/packages/new"
        />
      )}
    </div>
  );
}
