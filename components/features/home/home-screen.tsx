import { LoadFailure } from '@/components/ui/load-failure';
import { getMyInvoices, getMyPackages, requireAccount } from '@/lib/api/server';
import { wayOn } from '@/lib/errors';
import { Dashboard } from './dashboard';

const shortList = 4;

/** `/`: is there something I must do, where are my things, what do I owe. */
export async function HomeScreen() {
  const results = await Promise.all([
    requireAccount(),
    getMyPackages({ limit: shortList + 3 }),
    getMyPackages({ group: 'action_needed', limit: shortList }),
    getMyInvoices({ status: 'unpaid', limit: shortList }),
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
    error && (
      <LoadFailure
        title="Your overview could not be loaded"
        error={error}
        safe={wayOn(error.code)}
        retryHref="/"
      />
    )
  );
}
