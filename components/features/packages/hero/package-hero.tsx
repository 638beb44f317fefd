import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { Tag } from '@/components/ui/display/tag';
import type { Package } from '@/lib/domain/package/package';
import { formatNearDate } from '@/lib/format';
import { packageTag } from '@/lib/i18n/package-words';
import { headlineOf } from '../headline';
import { PackageName } from '../package-name';
import { clockOf, headlineFormats } from '../package-times';
import { arrivalOf } from './arrival';
import { CarrierMark } from './carrier-mark';
import { HeroPicture } from './hero-picture';

interface PackageHeroProps {
  item: Package;
  /** The customer's. */
  timeZone: string;
  /** The allowed origins of photos. */
  photoOrigins: readonly string[];
  now: Date;
  /** What the customer can do with the package, beside its tag. */
  actions?: ReactNode;
}

/** A package at a glance: its picture, name, place in a sentence, and the date of its arrival. */
export function PackageHero({ item, timeZone, photoOrigins, now, actions }: PackageHeroProps) {
  const { label, tone } = packageTag(item);
  const arrival = arrivalOf(item, now.toISOString(), timeZone);
  return (
    <Card className="hero">
      <div className="hero-grid">
        <HeroPicture item={item} origins={photoOrigins} />
        <div className="hero-text">
          <PackageName
            id={item.id}
            nickname={item.nickname}
            description={item.description}
            merchantName={item.merchant?.name}
          />
          <h1 className="wrap-anywhere text-2xl">{headlineOf(item, headlineFormats(item, timeZone, now))}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Tag tone={tone}>{label}</Tag>
            {actions}
          </div>
        </div>
        <div className="hero-arrival">
          {arrival && (
            <p>
              <span className="block text-sm text-muted">{arrival.words}</span>{' '}
              <time dateTime={arrival.date} className="hero-date">
                {formatNearDate(arrival.date, { now, timeZone: clockOf(item, arrival.date, timeZone) })}
              </time>
            </p>
          )}
          <CarrierMark carrier={(item.outbound ?? item.inbound)?.carrier} />
        </div>
      </div>
    </Card>
  );
}
