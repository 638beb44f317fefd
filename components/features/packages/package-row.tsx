import Link from 'next/link';
import { memo } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { Tag } from '@/components/ui/display/tag';
import { Time } from '@/components/ui/display/time';
import { packageField } from '@/components/shared/shipping/ship-path';
import { text } from '@/lib/text/text';
import type { ShownPackage } from './shown-package';

/** One package: a line of columns where there is space, else two lines of text. It stays as it is while others load. */
export const PackageRow = memo(function PackageRow({ item }: { item: ShownPackage }) {
  const { id, mark, title, facts, announced, tag, tone, news, place, at, ago, exact, next, date, shippable } =
    item;
  return (
    <li data-next={next && ''} className="package-row relative px-4 py-3 hover:bg-card-hover md:px-6">
      {shippable && (
        <label className="package-choice">
          <input
            type="checkbox"
            name={packageField}
            value={id}
            aria-label={text('packageList.ship.choose', { name: title })}
          />
        </label>
      )}
      <span aria-hidden="true" className="package-mark">
        {mark || <Icon name="package" />}
      </span>
      <div className="package-title" data-announced={announced}>
        <Link dir="auto" href={`/packages/${id}`} prefetch={false} className="covers font-medium text-strong">
          {title}
        </Link>
        <p dir="auto" className="text-muted">
          {facts}
        </p>
      </div>
      <Tag tone={tone} className="package-tag">
        {tag}
      </Tag>
      <p className="package-event">
        <span dir="auto" className="package-message">
          {news}
        </span>
        <span className="package-meta text-muted">
          {place && <bdi className="package-place">{place}</bdi>}
          <Time dateTime={at} text={ago} exact={exact} />
        </span>
      </p>
      {next && (
        <p className="package-next">
          <span className="text-muted">{next} </span>
          {date}
        </p>
      )}
    </li>
  );
});
