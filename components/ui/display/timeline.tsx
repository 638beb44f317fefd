import type { ReactNode } from 'react';
import type { IconName } from '@/lib/icons/icon-names';
import { classNames } from '@/components/ui/styles/class-names';
import { TimelineMarker } from './timeline-marker';

export interface TimelineEntry {
  id: string;
  title: ReactNode;
  /** Place or carrier, in muted text below. */
  detail?: ReactNode;
  /** Local time of the event. */
  time: ReactNode;
  icon?: IconName;
}

export interface TimelineDay {
  id: string;
  heading: string;
  entries: TimelineEntry[];
}

/** Days as headings, newest first; the first entry is emphasised. */
export function Timeline({ days }: { days: TimelineDay[] }) {
  return (
    <ol className="flex flex-col gap-6">
      {days.map((day, dayIndex) => (
        <li key={day.id}>
          <h3 className="mb-3 text-sm font-semibold">{day.heading}</h3>
          <ol className="flex flex-col">
            {day.entries.map((entry, index) => (
              <TimelineRow key={entry.id} entry={entry} newest={dayIndex === 0 && index === 0} />
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function TimelineRow({ entry, newest }: { entry: TimelineEntry; newest: boolean }) {
  return (
    <li className="group relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute bottom-0 start-3 top-6 w-px -translate-x-1/2 bg-line group-last:hidden rtl:translate-x-1/2"
      />
      <TimelineMarker icon={entry.icon} loud={newest} />
      <div className="flex min-w-0 grow flex-col justify-between gap-x-4 gap-y-0.5 pt-0.5 text-sm sm:flex-row">
        <div className="wrap-anywhere min-w-0">
          <p dir="auto" className={classNames(newest && 'font-semibold text-strong')}>
            {entry.title}
          </p>
          {entry.detail && (
            <p dir="auto" className="text-muted">
              {entry.detail}
            </p>
          )}
        </div>
        <p className="shrink-0 tabular-nums text-muted">{entry.time}</p>
      </div>
    </li>
  );
}
