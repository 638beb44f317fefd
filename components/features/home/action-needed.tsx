import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { dueDayOf } from '@/lib/domain/package/due-day';
import type { PackageSummary } from '@/lib/domain/package/package';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { packageTag } from '@/lib/i18n/package-words';
import { formatNearDate } from '@/lib/format';
import { calendarDay } from '@/lib/format/calendar-day';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { ActionItem } from './action-item';

interface ActionNeededProps {
  /** The one due first at the start. */
  items: PackageSummary[];
  total: number;
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

function dueWords(day: string | undefined, { now, timeZone }: { now: string; timeZone: string }): ReactNode {
  if (!day) return null;
  const isLate = day < calendarDay(new Date(now), timeZone);
  return richText(isLate ? 'homePage.action.wasDue' : 'homePage.action.by', {
    day: formatNearDate(day, { now, timeZone }),
    word: (chunks) => <span className="text-muted">{chunks}</span>,
  });
}

/** Urgent tasks, first on the page; absent when there are none. */
export function ActionNeeded({ items, total, now, timeZone }: ActionNeededProps) {
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby="action-heading" padding="none">
      <div className="px-4 pt-4 md:px-6 md:pt-6">
        <CardHeader
          id="action-heading"
          title={text('homePage.action.title')}
          action={
            total > items.length && (
              <Link href="/packages?group=action_needed" prefetch={false} className="link text-sm">
                {text('homePage.action.viewAll', { count: total })}
              </Link>
            )
          }
        />
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <ActionItem
            key={item.id}
            href={`/packages/${item.id}`}
            label={packageAsk(item)?.label ?? packageTag(item).label}
            name={item.nickname ?? item.description}
            due={dueWords(dueDayOf(item.nextAction), { now, timeZone })}
          />
        ))}
      </ul>
    </Card>
  );
}
