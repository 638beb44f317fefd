'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { readSecurityLog } from '@/lib/browser/identity/security-log';
import { text } from '@/lib/text/text';
import { ReadFailure } from '../parts/read-failure';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { useReading } from '../parts/use-reading';
import { EventLine } from './event-line';

/** How many events are shown initially. */
const few = 6;

/** Recent events of the customer's sign-in, newest first. */
export function RecentEvents({ version }: { version: number }) {
  const log = useReading(readSecurityLog, version);
  const [all, setAll] = useState(false);
  const { data, readAt } = log;
  const hidden = (data?.length ?? 0) - few;

  return (
    <SecurityCard
      id="events-heading"
      title={text('security.events.title')}
      description={text('security.events.description')}
      actions={
        data &&
        hidden > 0 && (
          <Button
            variant="ghost"
            size="small"
            className="-ms-3"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? text('security.events.fewer') : text('security.events.more', { count: hidden })}
          </Button>
        )
      }
    >
      {!data && log.error === undefined && <RowsSkeleton rows={few} />}
      {log.error !== undefined && <ReadFailure title={text('security.events.notLoaded')} reading={log} />}
      {data?.length === 0 && <p className="text-sm text-muted">{text('security.events.empty')}</p>}
      {data && readAt && (
        <ul className="divide-y divide-line">
          {data.slice(0, all ? undefined : few).map((event, index) => (
            <EventLine key={`${event.at}-${index}`} event={event} now={readAt} />
          ))}
        </ul>
      )}
    </SecurityCard>
  );
}
