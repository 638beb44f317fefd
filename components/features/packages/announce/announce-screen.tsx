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
        title="Add expected packages"
        description="Announce packages so that the warehouse recognizes them on arrival. You can track them from the first scan."
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
