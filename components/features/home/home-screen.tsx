import type { ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/load-failure';
import { PageHeader } from '@/components/ui/page-header';
import { getMyInvoices, getMyPackages, requireAccount } from '@/lib/api/server';
import { ErrorCode, wayOn } from '@/lib/errors';
import { Dashboard } from './dashboard';

/** Enough to find the most pressing ones among. */
const candidates = 25;
const news = 7;

/** `/`: is there something I must do, where are my things, what do I owe. */
export async function HomeScreen({ signOut }: { signOut: ReactNode }) {
  const results = await Promise.all([
    requireAccount(),
    getMyPackages({ limit: news }),
    getMyPackages({ group: 'action_needed', limit: candidates }),
    getMyInvoices({ status: 'unpaid', limit: candidates }),
  ]);
  const [account, latest, urgent, unpaid] = results;
  if (account.ok && latest.ok && urgent.ok && unpaid.ok) {
    return (
      <Dashboard
        account={account.data}
        latest={latest.data}
        urgent={urgent.data}
        unpaid={unpaid.data}
        now={new Date().toISOString()}
      />
    );
  }
  const error = results.map((result) => (result.ok ? undefined : result.error)).find(Boolean);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Home" />
      {error && (
        <LoadFailure
          title="Your overview could not be loaded"
          error={error}
          safe={wayOn(error.code)}
          action={error.code === ErrorCode.unknownEmail && signOut}
          retryHref="/"
        />
      )}
    </div>
  );
}
