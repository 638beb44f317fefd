import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeader } from '@/components/ui/page-header';
import { requireAccount } from '@/lib/api/server';
import { ErrorCode, wayOn } from '@/lib/errors';
import { AccountDetails } from './account-details';
import { fieldsOf } from './account-form';
import { EditForm } from './edit-form';
import { WarehouseAddress } from './warehouse-address';

/** `/account`: the address for shops, contact, and what the customer may change. */
export async function AccountScreen({ signOut }: { signOut: ReactNode }) {
  const account = await requireAccount();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Account" />
      {account.ok ? (
        <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
          <WarehouseAddress account={account.data} />
          <div className="flex flex-col gap-6">
            <EditForm
              initial={{ outcome: 'idle', fields: fieldsOf(account.data), version: account.data.version }}
            />
            <AccountDetails account={account.data} />
          </div>
        </div>
      ) : (
        <LoadFailure
          title="Your account could not be loaded"
          error={account.error}
          safe={wayOn(account.error.code)}
          action={account.error.code === ErrorCode.unknownEmail && signOut}
          retryHref="/account"
        />
      )}
    </div>
  );
}
