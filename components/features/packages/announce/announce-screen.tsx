import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/feedback/load-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { requireAccount } from '@/lib/bff/product-api/server';
import { carrierChoices } from '@/lib/domain/carrier/carriers';
import { ErrorCode, recoveryHint } from '@/lib/contract/errors';
import { Announce } from './announce';

/** `/packages/new`: what a customer expects, told before it arrives. */
export async function AnnounceScreen({ signOut }: { signOut: ReactNode }) {
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
        <LoadFailure
          title="Your account could not be loaded"
          error={account.error}
          safe={recoveryHint(account.error.code)}
          action={account.error.code === ErrorCode.unknownEmail && signOut}
          retryHref="/packages/new"
        />
      )}
    </div>
  );
}
