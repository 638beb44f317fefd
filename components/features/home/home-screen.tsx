import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/feedback/load-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoices, getMyPackages, getOverview, requireAccount } from '@/lib/bff/product-api/server';
import { ErrorCode, recoveryHint } from '@/lib/contract/errors';
import { Dashboard } from './dashboard';

/** The most pressing ones are found among the newest so many: as many as a call gives. */
const candidates = 200;
/** Enough to page through. */
const latest = 25;

/**
 * `/`: is there something I must do, where are my things, what do I owe. A part that can't be had says so, and the
 * others stand; without the account there is no Home.
 */
export async function HomeScreen({ signOut }: { signOut: ReactNode }) {
  const [account, overview, urgent, arrivals, unpaid] = await Promise.all([
    requireAccount(),
    getOverview(),
    getMyPackages({ group: 'action_needed', limit: candidates }),
    getMyPackages({ group: 'at_warehouse', limit: latest }),
    getMyInvoices({ status: 'unpaid', limit: candidates }),
  ]);
  const parts = { overview, urgent, arrivals, unpaid };
  if (account.ok && Object.values(parts).some(({ ok }) => ok)) {
    return <Dashboard account={account.data} {...parts} now={new Date().toISOString()} />;
  }
  const failed = account.ok ? overview : account;
  if (failed.ok) return null;
  const { error } = failed;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Home" />
      <LoadFailure
        title="Your overview could not be loaded"
        error={error}
        safe={recoveryHint(error.code)}
        action={error.code === ErrorCode.unknownEmail && signOut}
        retryHref="/"
      />
    </div>
  );
}
