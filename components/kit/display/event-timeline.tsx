import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/styles/class-names';
import styles from './event-timeline.module.css';
import { TimelineMarker } from '@/components/ui/display/timeline-marker';

export interface TimelineEvent {
  id: string;
  content: ReactNode;
  /** Content on the other side of the line, such as a date. */
  opposite?: ReactNode;
  /** In place of the dot. */
  marker?: ReactNode;
}

interface EventTimelineProps {
  label: string;
  events: readonly TimelineEvent[];
  /**
   * The side of the line: left and right, or top and bottom when horizontal. With `alternate` the events
   * alternate; vertical ones from 768 px on.
   */
  line?: 'start' | 'end' | 'alternate';
  orientation?: 'vertical' | 'horizontal';
}

/** Events on a line, in order. For a log with days as headings use Timeline. */
export function EventTimeline({
  label,
  events,
  line = 'start',
  orientation = 'vertical',
}: EventTimelineProps) {
  const opposed = events.some(({ opposite }) => opposite != null);
  return (
    <ol
      aria-label={label}
      className={classNames(
        'text-sm',
        styles[line],
        opposed && styles.opposed,
        orientation === 'horizontal' && styles.across,
      )}
    >
      {events.map(({ id, content, opposite, marker }) => (
        <li key={id} className={styles.row}>
          <div className={styles.marker}>
            {marker ?? <TimelineMarker />}
            <span aria-hidden="true" className={styles.bar} />
          </div>
          <div className={styles.content}>{content}</div>
          {opposite != null && <div className={styles.opposite}>{opposite}</div>}
        </li>
      ))}
    </ol>
  );
}
