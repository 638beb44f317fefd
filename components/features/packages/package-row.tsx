import Link from 'next/link';
import { memo } from 'react';
import { Tag } from '@/components/ui/display/tag';
import { Time } from '@/components/ui/display/time';
import type { ShownPackage } from './shown-package';
import css from './package-row.module.css';

/** One package: a line of columns where there is space, else two lines of text. It stays as it is while others load. */
export const PackageRow = memo(function PackageRow({ item }: { item: ShownPackage }) {
  const { id, mark, title, facts, announced, tag, news, place, at, ago, exact, next } = item;
  return (
    <li className={`${css.row} relative px-4 py-3 hover:bg-card-hover md:px-6`}>
      <span aria-hidden="true" className={css.mark}>
        {mark}
      </span>
      <div className={css.title} data-announced={announced}>
        <Link dir="auto" href={`/packages/${id}`} prefetch={false} className="covers font-medium text-strong">
          {title}
        </Link>
        <p dir="auto" className="text-muted">
          {facts}
        </p>
      </div>
      <span className={css.tag}>
        <Tag tone={tag.tone}>{tag.label}</Tag>
      </span>
      <p className={css.event}>
        <span dir="auto" className={css.message}>
          {news}
        </span>
        <span className={`${css.meta} text-muted`}>
          {place && (
            <span className={css.place}>
              <bdi>{place}</bdi> ·{' '}
            </span>
          )}
          <Time dateTime={at} text={ago} exact={exact} />
        </span>
      </p>
      {next && (
        <p className={css.next}>
          <span className="text-muted">{next.words} </span>
          {next.date}
        </p>
      )}
    </li>
  );
});
