import { ScreenFailure } from '@/components/shared/failure/screen-failure';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { requireAccount } from '@/lib/bff/product-api/server';
import { text } from '@/lib/text/text';
import { Dashboard } from './dashboard';
import { readHome } from './home-data';

/**
 * `/`: urgent tasks, where packages are, the total outstanding. A part that fails to load says so, and the
 * others are shown; without the account there is no Home.
 */
export async function HomeScreen() {
  const [account, parts] = await Promise.all([requireAccount(), readHome()]);
  if (account.ok && Object.values(parts).some(({ ok }) => ok)) {
    return <Dashboard account={account.data} {...parts} now={new Date().toISOString()} />;
  }
  const failed = account.ok ? parts.overview : account;
  if (failed.ok) return null;
  const { error } = failed;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={text('homePage.title')} />
      <ScreenFailure title={text('homePage.failed.all')} error={error} retryHref="/" />
    </div>
  );
}
