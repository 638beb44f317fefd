import Link from 'next/link';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Icon } from '@/components/ui/display/icon';
import { dueDayOf } from '@/lib/domain/package/due-day';
import type { PackageSummary } from '@/lib/domain/package/package';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { packageTag } from '@/lib/i18n/package-words';
import { formatNearDate } from '@/lib/format';
import { calendarDay } from '@/lib/format/calendar-day';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';

interface ActionNeededProps {
  /** The one due first at the start. */
  items: PackageSummary[];
  total: number;
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

function DueDay({ day, now, timeZone }: { day: string | undefined; now: string; timeZone: string }) {
  if (!day) return null;
  const isLate = day < calendarDay(new Date(now), timeZone);
  return (
    <p className="shrink-0 tabular-nums">
      {richText(isLate ? 'homePage.action.wasDue' : 'homePage.action.by', {
        day: formatNearDate(day, { now, timeZone }),
        word: (chunks) => <span className="text-muted">{chunks}</span>,
      })}
    </p>
  );
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
          <li
            key={item.id}
            className="relative flex items-center gap-3 px-4 py-3 text-sm hover:bg-card-hover md:px-6"
          >
            <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-action-tint text-action">
              <Icon name="hand" size={20} />
            </span>
            <div className="flex min-w-0 grow flex-col justify-between gap-x-4 sm:flex-row sm:items-center">
              <div className="min-w-0">
                <Link
                  href={`/packages/${item.id}`}
                  prefetch={false}
                  className="covers wrap-anywhere font-medium text-strong"
                >
                  {packageAsk(item)?.label ?? packageTag(item).label}
                </Link>
                <p dir="auto" className="truncate text-muted">
                  {item.nickname ?? item.description}
                </p>
              </div>
              <DueDay day={dueDayOf(item.nextAction)} now={now} timeZone={timeZone} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
