import Link from 'next/link';
import { memo } from 'react';
import { Tag } from '@/components/ui/display/tag';
import { Time } from '@/components/ui/display/time';
import { carrierMonogram } from '@/lib/domain/carrier/carrier-monogram';
import { latestChange } from '@/lib/domain/package/latest-change';
import { packageTag, stateWords } from '@/lib/i18n/package-words';
import { plainMessage, plainPlace } from '@/lib/i18n/plain-words';
import { formatAgo, formatNearDate } from '@/lib/format';
import { formatScanTime } from '@/lib/format/scan-time';
import type { ListedPackage } from './listed-package';
import { nextDateOf } from './next-date';
import css from './package-row.module.css';

interface PackageRowProps {
  item: ListedPackage;
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

/**
 * Shop, or reference without one, and tracking number; the number first where nothing else distinguishes
 * packages.
 */
function secondLine({ merchantName, reference, trackingNumber, lastEvent }: ListedPackage): string {
  const facts = [merchantName || reference, trackingNumber].filter(Boolean);
  return (lastEvent ? facts : facts.reverse()).join(' · ');
}

/** One package: a line of columns where there is space, else two lines of text. It stays as it is while others load. */
export const PackageRow = memo(function PackageRow({ item, now, timeZone }: PackageRowProps) {
  const tag = packageTag(item);
  const next = nextDateOf(item, now, timeZone);
  const { at, scan } = latestChange(item);
  return (
    <li className={`${css.row} relative px-4 py-3 hover:bg-card-hover md:px-6`}>
      <span aria-hidden="true" className={css.mark}>
        {carrierMonogram(item.carrier)}
      </span>
      <div className={css.title} data-announced={item.lastEvent === undefined || undefined}>
        <Link
          dir="auto"
          href={`/packages/${item.id}`}
          prefetch={false}
          className="covers font-medium text-strong"
        >
          {item.nickname ?? item.description}
        </Link>
        <p dir="auto" className="truncate text-muted">
          {secondLine(item)}
        </p>
      </div>
      <span className={css.tag}>
        <Tag tone={tag.tone}>{tag.label}</Tag>
      </span>
      <p className={css.event}>
        <span dir="auto" className={css.message}>
          {scan ? plainMessage(scan.message) : stateWords(item)}
        </span>
        <span className={`${css.meta} text-muted`}>
          {scan?.location && (
            <span className={css.place}>
              <bdi>{plainPlace(scan.location)}</bdi> ·{' '}
            </span>
          )}
          <Time
            dateTime={at}
            text={formatAgo(at, now)}
            exact={formatScanTime(scan ?? { occurredAt: at }, timeZone)}
          />
        </span>
      </p>
      {next && (
        <p className={css.next}>
          <span className={`${css.words} text-muted`}>{next.words} </span>
          <span>{formatNearDate(next.date, { now, timeZone })}</span>
        </p>
      )}
    </li>
  );
});
