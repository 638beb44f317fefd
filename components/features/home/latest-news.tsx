import Link from 'next/link';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { EmptyState } from '@/components/ui/empty-state';
import { Tag } from '@/components/ui/tag';
import { Time } from '@/components/ui/time';
import type { PackageSummary } from '@/lib/domain/package';
import { packageTag } from '@/lib/domain/package-words';
import { plainMessage } from '@/lib/domain/plain-words';
import { formatDateTime, formatAgo } from '@/lib/format';

interface LatestNewsProps {
  items: PackageSummary[];
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

/** The packages something happened to last. */
export function LatestNews({ items, now, timeZone }: LatestNewsProps) {
  return (
    <Card aria-labelledby="latest-heading" padding="none">
      <div className="px-4 pt-4 md:px-6 md:pt-6">
        <CardHeader
          id="latest-heading"
          title="Latest news"
          action={
            items.length > 0 && (
              <Link href="/packages" className="link text-sm">
                All packages
              </Link>
            )
          }
        />
      </div>
      {items.length === 0 && (
        <EmptyState
          title="No packages yet"
          action={<ButtonLink href="/account">Your warehouse address</ButtonLink>}
        >
          Give shops your warehouse address with your suite number; what they send appears here.
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-t border-line text-sm">
        {items.map((item) => (
          <NewsRow key={item.id} item={item} now={now} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}

function NewsRow({ item, now, timeZone }: { item: PackageSummary; now: string; timeZone: string }) {
  const tag = packageTag(item);
  const at = item.lastEvent?.occurredAt ?? item.statusChangedAt;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-card-hover md:px-6">
      <div className="min-w-0 grow basis-60">
        <Link href={`/packages/${item.id}`} prefetch={false} className="covers font-medium text-strong">
          {item.nickname ?? item.description}
        </Link>
        <p className="text-muted">
          {item.lastEvent ? `${plainMessage(item.lastEvent.message)} · ` : ''}
          <Time dateTime={at} text={formatAgo(at, now)} exact={formatDateTime(at, { timeZone })} />
        </p>
      </div>
      <Tag tone={tag.tone}>{tag.label}</Tag>
    </li>
  );
}
