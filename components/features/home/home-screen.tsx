import { LoadFailure } from '@/components/ui/load-failure';
import { getMyInvoices, getMyPackages, requireAccount } from '@/lib/api/server';
import { wayOn } from '@/lib/errors';
import { Dashboard } from './dashboard';

/** Enough to find the most pressing ones among. */
const candidates = 25;
const news = 7;

/** `/`: is there something I must do, where are my things, what do I owe. */
export async function HomeScreen() {
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
