import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { requireAccount } from '@/lib/bff/product-api/server';
import { carrierChoices } from '@/lib/domain/carrier/carriers';
import { Announce } from './announce';

/** `/packages/new`: announces expected packages before they arrive. */
export async function AnnounceScreen() {
  const account = await requireAccount();
  return (
    <div className="flex max-w-5xl flex-col gap-6">
      <PageHeader
        title="Add packages you expect"
        description="Tell the warehouse what is coming: it is recognised on arrival, and you see it here from the first scan."
      />
      {account.ok ? (
        <Announce carriers={carrierChoices()} />
      ) : (
        <ScreenFailure
          title="Your account could not be loaded"
          error={account.error}
          retryHref="/packages/new"
        />
      )}
    </div>
  );
}
