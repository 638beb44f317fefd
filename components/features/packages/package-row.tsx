import Link from 'next/link';
import { Tag } from '@/components/ui/tag';
import { Time } from '@/components/ui/time';
import { carrierMonogram } from '@/lib/domain/carriers';
import type { PackageSummary } from '@/lib/domain/package';
import { packageTag } from '@/lib/domain/package-words';
import { plainMessage, plainPlace } from '@/lib/domain/plain-words';
import { formatAgo, formatDateTime, formatNearDate } from '@/lib/format';
import { nextDateOf } from './next-date';
import css from './package-row.module.css';

interface PackageRowProps {
  item: PackageSummary;
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

/** One package: a line of columns where there is room, two lines of text where there is not. */
export function PackageRow({ item, now, timeZone }: PackageRowProps) {
  const tag = packageTag(item);
  const next = nextDateOf(item, now);
  const event = item.lastEvent;
  return (
    <li className={`${css.row} relative px-4 py-3 hover:bg-card-hover md:px-6`}>
      <span aria-hidden="true" className={css.mark}>
        {carrierMonogram(item.carrier)}
      </span>
      <div className={css.title}>
        <Link href={`/packages/${item.id}`} prefetch={false} className="covers font-medium text-strong">
          {item.nickname ?? item.description}
        </Link>
        <p className="truncate text-muted">{item.merchantName || item.reference}</p>
      </div>
      <span className={css.tag}>
        <Tag tone={tag.tone}>{tag.label}</Tag>
      </span>
      {event ? (
        <p className={css.event}>
          <span className={css.message}>{plainMessage(event.message)}</span>
          <span className={`${css.meta} text-muted`}>
            {event.location && <span className={css.place}>{plainPlace(event.location)} · </span>}
            <Time
              dateTime={event.occurredAt}
              text={formatAgo(event.occurredAt, now)}
              exact={formatDateTime(event.occurredAt, { timeZone })}
            />
          </span>
        </p>
      ) : (
        <p className={`${css.event} text-muted`}>No scans yet</p>
      )}
      {next && (
        <p className={css.next}>
          <span className={`${css.words} text-muted`}>{next.words} </span>
          <span>{formatNearDate(next.date, { now, timeZone })}</span>
        </p>
      )}
    </li>
  );
}
