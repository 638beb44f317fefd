import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { getMyInvoices, getMyPackages, getOverview, requireAccount } from '@/lib/bff/product-api/server';
import { Dashboard } from './dashboard';

/** The most urgent ones are chosen from this many newest packages, the maximum of one call. */
const candidates = 200;
/** A few pages. */
const latest = 25;

/**
 * `/`: urgent tasks, where packages are, the total outstanding. A part that fails to load says so, and the
 * others are shown; without the account there is no Home.
 */
export async function HomeScreen() {
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
      <ScreenFailure title="Your overview could not be loaded" error={error} retryHref="/" />
    </div>
  );
}
