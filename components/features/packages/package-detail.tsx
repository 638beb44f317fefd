import { shipPackagesHref } from '@/components/shared/shipping/ship-path';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { ProgressSteps } from '@/components/ui/display/progress-steps';
import { Tag } from '@/components/ui/display/tag';
import type { Account } from '@/lib/domain/account/account';
import { hasCapability } from '@/lib/domain/account/capabilities';
import type { Package } from '@/lib/domain/package/package';
import { unitsOf } from '@/lib/format';
import { packageTag } from '@/lib/i18n/package-words';
import { text } from '@/lib/text/text';
import { AnswerCard, isAnswerable } from './answers/answer-card';
import { CancelPreAlert } from './answers/cancel-pre-alert';
import { Contents } from './contents';
import { hasLeft, headlineOf } from './headline';
import { journeyOf } from './journey';
import { PackageAlert } from './package-alert';
import { PackageInvoices, type ItsInvoice } from './package-invoices';
import { PackageName } from './package-name';
import { PackagePhotos } from './package-photos';
import { PackageTimeline } from './package-timeline';
import { headlineFormats } from './package-times';
import { ParcelFacts } from './parcel-facts';
import { ShipmentFacts } from './shipment-facts';
import { StorageCard } from './storage-card';

interface PackageDetailProps {
  item: Package;
  invoices: readonly ItsInvoice[];
  account: Account;
  /** The allowed origins of photos. */
  photoOrigins: readonly string[];
  now: Date;
}

/** One package: its location in a sentence, its progress, its history, and the facts. */
export function PackageDetail({ item, invoices, account, photoOrigins, now }: PackageDetailProps) {
  const { timeZone, warehouse } = account;
  const journey = journeyOf(item, hasLeft(item));
  const tag = packageTag(item);
  const canShip = item.shippable === true && hasCapability(account, 'shipments');
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <PageHeader
          title={headlineOf(item, headlineFormats(item, timeZone, now))}
          actions={
            <>
              <Tag tone={tag.tone}>{tag.label}</Tag>
              {canShip && item.nextAction?.code !== 'choose_shipping' && (
                <ButtonLink href={shipPackagesHref([item.id])} prefetch={false} icon="truck">
                  {text('packagesPage.package.ship')}
                </ButtonLink>
              )}
            </>
          }
        />
        <PackageName
          id={item.id}
          nickname={item.nickname}
          description={item.description}
          merchantName={item.merchant?.name}
        />
        {item.cancellable && hasCapability(account, 'answers') && (
          <CancelPreAlert id={item.id} version={item.version} />
        )}
      </div>
      <PackageAlert
        item={item}
        invoices={invoices}
        timeZone={timeZone}
        contact={warehouse.contact}
        isAnswerable={isAnswerable(item, account)}
        canShip={canShip}
        now={now}
      />
      <AnswerCard item={item} account={account} />
      {journey && (
        <Card aria-label={text('packagesPage.package.progress')}>
          <ProgressSteps
            label={text('packagesPage.package.progress')}
            steps={journey.steps.map(({ label }) => label)}
            stopped={journey.endedBadly}
            current={journey.steps.findIndex(({ state }) => state === 'current')}
          />
        </Card>
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex flex-col gap-6">
          <PackageTimeline item={item} timeZone={timeZone} />
          <PackagePhotos photos={item.photos} timeZone={timeZone} origins={photoOrigins} />
          <Contents item={item} warehouse={warehouse} />
        </div>
        <div className="flex flex-col gap-6">
          <StorageCard item={item} now={now} />
          <ShipmentFacts item={item} />
          <ParcelFacts item={item} unitSystem={unitsOf(account.unitSystem)} timeZone={timeZone} />
          <PackageInvoices packageId={item.id} invoices={invoices} />
        </div>
      </div>
    </div>
  );
}
