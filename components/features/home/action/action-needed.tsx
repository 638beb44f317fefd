import type { ReactNode } from 'react';
import { overviewLimits, type PackagesPart } from '@/lib/domain/account/overview';
import { dueDayOf } from '@/lib/domain/package/due-day';
import { latestChange } from '@/lib/domain/package/latest-change';
import type { PackageSummary } from '@/lib/domain/package/package';
import { packageAsk } from '@/lib/domain/package/package-ask';
import { packageTag } from '@/lib/i18n/package-words';
import { formatNearDate } from '@/lib/format';
import { calendarDay } from '@/lib/format/calendar-day';
import { richText } from '@/lib/text/rich-text';
import { text } from '@/lib/text/text';
import { dueOf } from '../due-of';
import { ActionList } from './action-list';
import type { ShownAsk } from './shown-ask';

interface Reader {
  /** RFC 3339. */
  now: string;
  timeZone: string;
}

function dueWords(day: string | undefined, { now, timeZone }: Reader): ReactNode {
  if (!day) return null;
  const isLate = day < calendarDay(new Date(now), timeZone);
  return richText(isLate ? 'homePage.action.wasDue' : 'homePage.action.by', {
    day: formatNearDate(day, { now, timeZone }),
    word: (chunks) => <span className="text-muted">{chunks}</span>,
  });
}

function showAsk(item: PackageSummary, reader: Reader): ShownAsk {
  return {
    id: item.id,
    href: `/packages/${item.id}`,
    label: packageAsk(item)?.label ?? packageTag(item).label,
    name: item.nickname ?? item.description,
    due: dueWords(dueDayOf(item.nextAction), reader),
    sortKey: dueOf(item),
    at: Date.parse(latestChange(item).at),
  };
}

/** Urgent tasks, the one due first at the start; first on the page, and absent when there are none. */
export function ActionNeeded({ packages, total, ...reader }: PackagesPart & Reader) {
  return (
    <ActionList
      asked={packages.map((item) => showAsk(item, reader))}
      total={total}
      most={overviewLimits.due}
      listed="packages"
      title={text('homePage.action.title')}
      allHref="/packages?group=action_needed"
      viewAll={text('homePage.action.viewAll', { count: total })}
    />
  );
}
