import { PageHeader } from '@/components/ui/navigation/page-header';
import { FirstScreenEnd } from '@/lib/bff/page/first-paint';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import { addressLines } from '@/lib/domain/address/address-lines';
import { knownNews } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';
import { ActionNeeded } from './action/action-needed';
import { ShipmentsNeeded } from './action/shipments-needed';
import { AddressLine } from './address/address-line';
import { LatestArrivals } from './arrivals/latest-arrivals';
import { Block } from './block';
import { FirstSteps } from './first-steps';
import { Glance } from './glance/glance';
import { countOf } from './glance/stages';
import type { HomeData } from './home-data';
import { TopMerchants } from './merchants/top-merchants';
import { Notifications } from './notifications/notifications';
import { Spending } from './spend/spending';
import { summaryOf } from './summary';
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
  const isNew = overview.ok && countOf(overview.data.counts) === 0;
  const hasCredit = overview.ok && (overview.data.credit ?? []).length > 0;
  const news = overview.ok ? knownNews(overview.data) : [];
  const summary = overview.ok ? summaryOf(overview.data.counts, overview.data.shipments?.total) : undefined;

  const toPay = (!isNew || !unpaid.ok || unpaid.data.total > 0) && (
    <Block result={unpaid} failure={text('homePage.failed.unpaid')}>
      {({ invoices, total }) => (
        <UnpaidInvoices invoices={invoices} total={total} account={account} now={now} />
      )}
    </Block>
  );
  const glance = (
    <Block result={overview} failure={text('homePage.failed.overview')}>
      {({ counts, balance, pastDue, credit = [] }) => (
        <Glance counts={counts} balance={balance} pastDue={pastDue} credit={credit} />
      )}
    </Block>
  );
  const latest = overview.ok && (!isNew || news.length > 0) && (
    <Notifications
      news={news}
      now={now}
      timeZone={timeZone}
      unread={hasCapability(account, 'notifications') ? (account.unreadNotifications ?? 0) : undefined}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={text('homePage.hello', { name: name ?? '' })}
        description={isNew ? text('homePage.first.summary') : summary}
      />
      {isNew ? (
        <>
          <FirstSteps address={account.warehouseAddress} />
          <FirstScreenEnd />
          {hasCredit && glance}
          {toPay}
          {latest}
        </>
      ) : (
        <>
          <Block result={urgent} failure={text('homePage.failed.urgent')}>
            {(part) => <ActionNeeded {...part} now={now} timeZone={timeZone} />}
          </Block>
          {overview.ok && hasCapability(account, 'shipments') && overview.data.shipments && (
            <ShipmentsNeeded {...overview.data.shipments} />
          )}
          {glance}
          <AddressLine
            lines={addressLines(account.warehouseAddress)}
            suite={account.warehouseAddress.line2}
            title={text('homePage.address.title')}
            copy={text('homePage.address.copy')}
            print={text('homePage.address.print')}
            fieldByField={text('homePage.address.fieldByField')}
          />
          <FirstScreenEnd />
          <Block result={arrivals} failure={text('homePage.failed.arrivals')}>
            {({ packages }) => <LatestArrivals items={packages} now={now} timeZone={timeZone} />}
          </Block>
          <div className="@container">
            <div className="@3xl:grid-cols-2 grid items-start gap-6">
              <div className="flex min-w-0 flex-col gap-6">
                {toPay}
                {latest}
              </div>
              {overview.ok && (
                <div className="flex min-w-0 flex-col gap-6">
                  <Spending spend={overview.data.spend} currency={overview.data.balance.currency} />
                  <TopMerchants merchants={overview.data.merchants} />
                </div>
              )}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
