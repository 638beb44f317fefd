import { PageHeader } from '@/components/ui/page-header';
import type { Account } from '@/lib/domain/account';
import type { InvoicePage } from '@/lib/domain/invoice';
import type { PackagePage } from '@/lib/domain/package';
import { ActionNeeded } from './action-needed';
import { LatestNews } from './latest-news';
import { ShopAddress } from './shop-address';
import { StatCards } from './stat-cards';
import { summaryOf } from './summary';
import { UnpaidInvoices } from './unpaid-invoices';

interface DashboardProps {
  account: Account;
  /** Newest first, whatever the group; its counts are the account's. */
  latest: PackagePage;
  /** The packages that wait for the customer. */
  urgent: PackagePage;
  unpaid: InvoicePage;
  /** RFC 3339. */
  now: string;
}

/** Home, answering in three seconds: first what must be done, then where things are and what is owed. */
export function Dashboard({ account, latest, urgent, unpaid, now }: DashboardProps) {
  const { timeZone } = account;
  const isPerson = account.kind === 'person' || account.companyName !== undefined;
  const name = isPerson ? account.name.split(' ')[0] : account.name;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={`Hello, ${name ?? ''}`} description={summaryOf(latest.counts)} />
      <ActionNeeded items={urgent.packages} total={urgent.total} now={now} timeZone={timeZone} />
      <StatCards counts={latest.counts} balance={unpaid.balance} />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <LatestNews items={latest.packages} now={now} timeZone={timeZone} />
        <div className="flex flex-col gap-6">
          <UnpaidInvoices invoices={unpaid.invoices} total={unpaid.total} now={now} />
          <ShopAddress address={account.warehouseAddress} />
        </div>
      </div>
    </div>
  );
}
