import { PageHeader } from '@/components/ui/navigation/page-header';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { knownNews } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';
import { ActionNeeded } from './action-needed';
import { AskingShipments } from './asking-shipments';
import { LatestArrivals } from './arrivals/latest-arrivals';
import { Block } from './block';
import type { HomeData } from './home-data';
import { Notifications } from './notifications/notifications';
import { ShopAddress } from './shop-address';
import { Spending } from './spend/spending';
import { StatCards } from './stat-cards';
import { summaryOf } from './summary';
import { TopMerchants } from './top-merchants';
import { UnpaidInvoices } from './unpaid-invoices';

interface DashboardProps extends HomeData {
  account: Account;
  /** RFC 3339. */
  now: string;
}

/** Home, readable in three seconds: first urgent tasks, then where things are and the total outstanding. */
export function Dashboard({ account, overview, urgent, arrivals, unpaid, now }: DashboardProps) {
  const { timeZone } = account;
  const isPerson = account.kind === 'person' || account.companyName !== undefined;
  const name = isPerson ? account.name.split(' ')[0] : account.name;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('homePage.hello', { name: name ?? '' })}
        description={
          overview.ok ? summaryOf(overview.data.counts, overview.data.shipments?.total) : undefined
        }
      />
      <Block result={urgent} failure={text('homePage.failed.urgent')}>
        {({ packages, total }) => (
          <ActionNeeded items={packages} total={total} now={now} timeZone={timeZone} />
        )}
      </Block>
      {overview.ok && hasCapability(account, 'shipments') && overview.data.shipments && (
        <AskingShipments {...overview.data.shipments} />
      )}
      <Block result={overview} failure={text('homePage.failed.overview')}>
        {({ counts, balance, pastDue }) => <StatCards counts={counts} balance={balance} pastDue={pastDue} />}
      </Block>
      <Block result={arrivals} failure={text('homePage.failed.arrivals')}>
        {({ packages }) => <LatestArrivals items={packages} now={now} timeZone={timeZone} />}
      </Block>
      <div className="@container">
        <div className="@3xl:grid-cols-2 grid items-start gap-6">
          <div className="flex min-w-0 flex-col gap-6">
            <Block result={unpaid} failure={text('homePage.failed.unpaid')}>
              {({ invoices, total }) => <UnpaidInvoices invoices={invoices} total={total} now={now} />}
            </Block>
            {overview.ok && (
              <Notifications
                news={knownNews(overview.data)}
                now={now}
                timeZone={timeZone}
                unread={
                  hasCapability(account, 'notifications') ? (account.unreadNotifications ?? 0) : undefined
                }
              />
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            {overview.ok && (
              <>
                <Spending spend={overview.data.spend} currency={overview.data.balance.currency} />
                <TopMerchants merchants={overview.data.merchants} />
              </>
            )}
            <ShopAddress address={account.warehouseAddress} />
          </div>
        </div>
      </div>
    </div>
  );
}
